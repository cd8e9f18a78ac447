/** Writes a specification clause from a product's facts, with brackets that the specifier fills in. */
import { measures, sizeOf } from '../../../kernel/views.ts';
import {
  installations,
  isPart,
  lowerFirst,
  ownLabel,
  type ProductType,
  typeLabel,
  type WaterSource,
  waterSources,
  waters,
} from '../../../kernel/vocabulary.ts';
import { specificationText } from '../../components/SpecificationTable/group-specifications.ts';
import { sideText } from '../../components/SpecificationTable/join-specifications.ts';
import type { CompareData, CompareProduct } from '../compare/compare-data.ts';
import type { ChosenProduct } from '../compare/compared.ts';

export type Names = Pick<CompareData, 'specifications' | 'contaminants'>;

/** Facts that other lines combine, such as the size. */
const saidTogether = new Set([...measures, 'serviceSpace', 'serviceSide', 'flowPressure']);

/** The clause's lines, such as "Item: …". */
export function clauseOf(product: ChosenProduct, names: Names): readonly string[] {
  const { code, name, type, installation, sources, specifications: facts, samples = [] } = product;
  const size = sizeOf(facts);
  // Marks placeholders in their line, because a clause becomes part of a contract.
  const marked = (text: string | undefined, ...ids: readonly string[]) =>
    ids.some((id) => samples.includes(id)) ? text?.replace(/\.$/, ' (sample).') : text;
  const lines: readonly (readonly [label: string, text: string | undefined])[] = [
    ['Item', `${name}${discontinuedText(product)}.`],
    ['Type', `${typeLabel(type)}.`],
    installation === 'whole house'
      ? ['Serves', isPart(type) ? undefined : 'Whole house.']
      : ['Location', locationOf(product)],
    ['Product', `Puretec ${code}.`],
    ['Water source', sources.length > 0 ? `${watersOf(sources)}.` : undefined],
    ['Made for', listed(product.treats, names)],
    ['Does not treat', listed(product.doesNotTreat, names)],
    ...names.specifications.flatMap(({ id, label, unit }) => {
      const value = facts[id];
      if (value === undefined || saidTogether.has(id)) return [];
      const text = specificationText({ value, ...(unit !== undefined && { unit }) });
      const at = id === 'flow' && facts.flowPressure ? ` at ${facts.flowPressure} kPa` : '';
      return [
        [
          labelOf(product, id, value) ?? label,
          marked(`${text}${at}.`, id, ...(at === '' ? [] : ['flowPressure'])),
        ] as const,
      ];
    }),
    ['Installation', product.installed],
    ['Size', marked(size && `${size}.`, ...measures)],
    ['Access', marked(accessOf(facts), 'serviceSpace', 'serviceSide')],
    [
      'Finish',
      product.finish
        ? `${product.finish}.`
        : product.finishes && `[${product.finishes.map(({ name }) => name).join(' / ')}].`,
    ],
    ['Replacement parts', product.cartridges && `${product.cartridges.join(', ')}.`],
    ['Position', consumables.has(type) ? undefined : '[Room, wall or level, and branch served].'],
    ['Note', product.sample ? sampleNote : samples.length > 0 ? samplesNote : undefined],
  ];
  return lines.flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text}`]));
}

function discontinuedText({ discontinued, replacedBy }: CompareProduct): string {
  if (!discontinued) return '';
  return replacedBy === undefined
    ? ' (discontinued)'
    : ` (discontinued, replaced by ${replacedBy})`;
}

/** A brine tank is a spare with its own capacity. */
const labelOf = ({ type, specifications }: CompareProduct, id: string, value: number | string) =>
  id === 'capacity' && type !== 'spare'
    ? 'Cartridge capacity'
    : ownLabel(id, value, specifications.filterSize !== undefined);

/** Parts without a position, because they go inside another product. */
const consumables: ReadonlySet<ProductType> = new Set<ProductType>([
  ...(['cartridge', 'inline cartridge', 'uv lamp', 'kit'] as const),
  ...(['media', 'test kit', 'spare'] as const),
]);

/** Undersink products say so in their name, and their tap is above the sink. */
function locationOf({ type, installation }: CompareProduct): string | undefined {
  if (installation === undefined || installation === 'undersink') return undefined;
  if (installation !== 'in line') return `${installations[installation]}.`;
  return type === 'shower filter' ? 'At the shower.' : undefined;
}

/** "Mains water, rainwater", always in the same order. */
const watersOf = (sources: readonly WaterSource[]): string =>
  waterSources
    .filter((each) => sources.includes(each))
    .map((each, at) => (at === 0 ? waters[each] : lowerFirst(waters[each])))
    .join(', ');

const sampleNote = 'The figures in this document are placeholders until Puretec confirms them.';

const samplesNote = 'Figures marked (sample) are placeholders until Puretec confirms them.';

type Facts = CompareProduct['specifications'];

const accessOf = ({ serviceSpace, serviceSide }: Facts): string | undefined =>
  serviceSpace === undefined || serviceSide === undefined
    ? undefined
    : `Keep ${serviceSpace} mm clear ${sideText(serviceSide)} for service.`;

function listed(ids: readonly string[], { contaminants }: Names): string | undefined {
  if (ids.length === 0) return undefined;
  const names = new Map(contaminants.map(({ id, name }) => [id, name]));
  // Semicolons, because some names have commas.
  return `${ids.map((id) => lowerFirst(names.get(id) ?? id)).join('; ')}.`;
}
