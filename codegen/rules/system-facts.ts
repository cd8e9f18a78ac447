import { numericSpecification } from '../../kernel/dimensions.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { type Rule, type RuleDiagnostic, type RuleMatch, reportOn } from './rule.ts';

/** Parts that are a stage each, unless they state more. Media make stages that no cartridge counts. */
const stages: ReadonlySet<ProductType> = new Set<ProductType>([
  ...(['cartridge', 'inline cartridge', 'uv lamp', 'kit'] as const),
]);

export const systemFacts: Rule = {
  name: 'system-facts',
  scope: 'products',
  description:
    "A system has as many stages as it lists cartridges and lamps, the micron rating of the finest cartridge, and isn't lower than the longest.",
  check: ({ tables, written, isReported }) =>
    written.products.flatMap(({ entry, origin }): RuleMatch[] => {
      if (isReported(origin.document, ['cartridges'])) return [];
      const parts = entry.parts.flatMap(({ code, role, quantity }) => {
        const part = tables.products[code];
        return part ? [{ part, role, quantity }] : [];
      });
      const listed = parts.filter(({ role }) => role === 'cartridge');
      /** The cartridge that states the least or the most. */
      const first = (id: string, sign: 1 | -1) =>
        listed
          .flatMap(({ part }) => {
            const value = part.type === 'cartridge' ? numericSpecification(part, id) : undefined;
            return value === undefined ? [] : [{ code: part.code, value }];
          })
          .sort((a, b) => sign * (a.value - b.value))[0];
      const compare = (
        id: string,
        diagnosticOf: (stated: number) => RuleDiagnostic | undefined,
      ): RuleMatch[] => {
        const stated = numericSpecification(entry, id);
        const path = ['specifications', id];
        const diagnostic = stated === undefined ? undefined : diagnosticOf(stated);
        if (!diagnostic || isReported(origin.document, path)) return [];
        return [reportOn(origin, path, { found: String(stated), ...diagnostic })];
      };

      const counts = listed.map(({ part, quantity }) => {
        const count = numericSpecification(part, 'stages') ?? 1;
        return { count, all: count * quantity };
      });
      const kinds = counts.reduce((sum, { count }) => sum + count, 0);
      const all = counts.reduce((sum, each) => sum + each.all, 0);
      const isComplete =
        listed.length > 0 &&
        listed.every(({ part }) => stages.has(part.type)) &&
        parts.every(({ part }) => part.type !== 'media');
      const finest = first('micron', 1);
      // A mixer tap's cartridges are below the bench.
      const longest = entry.type === 'mixer tap' ? undefined : first('length', -1);
      return [
        ...compare('stages', (stated) =>
          !isComplete || stated === kinds || stated === all
            ? undefined
            : {
                message: `${entry.code} lists ${kinds} ${kinds === 1 ? 'cartridge or lamp' : 'cartridges and lamps'}.`,
                write: 'Correct the number, or the list under cartridges.',
              },
        ),
        ...compare('micron', (stated) =>
          finest === undefined || stated === finest.value
            ? undefined
            : {
                message: `Its finest cartridge, ${finest.code}, is rated ${finest.value} µm.`,
                fix: String(finest.value),
              },
        ),
        ...compare('height', (stated) =>
          longest === undefined || stated >= longest.value
            ? undefined
            : {
                message: `Its cartridge ${longest.code} is ${longest.value} mm long and doesn't fit.`,
                write: 'Correct it. Height and width may have changed places.',
              },
        ),
      ];
    }),
};
