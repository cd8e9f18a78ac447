import { type Found, foundOf, type Rule } from './rule.ts';

export const tableRow: Rule = {
  name: 'table-row',
  proves: 'GEN-07',
  scope: 'pages',
  description: 'Each row of a table has as many cells as the table has columns.',
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
      'error catalogue/pages/specifiers-why.yaml:19:28 sections[0].table.rows[0][2]: The row has 3 cells, and the table 2 columns. Write 2 cells. [table-row]',
  },
  check: ({ written }) =>
    written.pages.flatMap(({ entry, origin }) =>
      entry.sections.flatMap(({ table }, index): Found[] => {
        if (!table) return [];
        const { columns, rows } = table;
        const place = ['sections', index, 'table'];
        const counts = new Set(rows.map((cells) => cells.length));
        const [count = 0] = counts;
        // Where all rows agree, the columns are wrong.
        if (counts.size === 1 && rows.length > 1 && count !== columns.length)
          return [
            foundOf(origin, [...place, 'columns'], {
              message: `The table has ${columns.length} columns, and all of its ${rows.length} rows have ${count} cells.`,
              write: `Write ${count} columns, with commas between them.`,
            }),
          ];
        return rows.flatMap((cells, row) =>
          cells.length === columns.length
            ? []
            : [
                foundOf(
                  origin,
                  [...place, 'rows', row, Math.min(columns.length, cells.length - 1)],
                  {
                    message: `The row has ${cells.length} cells, and the table ${columns.length} columns.`,
                    write: `Write ${columns.length} cells.`,
                  },
                ),
              ],
        );
      }),
    ),
};
