import { foundOf, type Rule } from './rule.ts';

export const tableRow: Rule = {
  name: 'table-row',
  proves: 'GEN-07',
  scope: 'pages',
  truth: 'Each row of a table has as many cells as the table has columns.',
  good: {
    file: 'pages/specifiers-why.yaml',
    instead: '- [WH-1, 60 L/min]',
    yaml: '- [WH-1, ""]',
  },
  bad: {
    file: 'pages/specifiers-why.yaml',
    instead: '- [WH-1, 60 L/min]',
    yaml: '- [WH-1, 60 L/min, all]',
    printed:
      'error catalogue/pages/specifiers-why.yaml:19:28 sections[0].table.rows[0][2]: the row has 3 cells and the table 2 columns; write 2 cells [table-row]',
  },
  check: ({ written }) =>
    written.pages.flatMap(({ entry, origin }) =>
      entry.sections.flatMap(({ table }, index) =>
        (table?.rows ?? []).flatMap((cells, row) => {
          const columns = table?.columns.length ?? 0;
          if (cells.length === columns) return [];
          return [
            foundOf(
              origin,
              ['sections', index, 'table', 'rows', row, Math.min(columns, cells.length - 1)],
              {
                message: `the row has ${cells.length} cells and the table ${columns} columns`,
                write: `${columns} cells`,
              },
            ),
          ];
        }),
      ),
    ),
};
