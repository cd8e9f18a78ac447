/** Puts specifications that are read together in one row: "60 L/min at 300 kPa", "690 × 420 × 220 mm". */
import type { Specification } from '../../../kernel/entry-types.ts';
import { specificationText, specificationValue } from './group-specifications.ts';

type Join = {
  /** The first one gives the row its position. The join needs it and at least one other. */
  readonly ids: readonly [string, ...string[]];
  readonly label?: string;
  /** Joins only if every specification is there. */
  readonly all?: true;
  readonly text: (facts: readonly Specification[]) => string;
};

/** "above", "at the side". */
export const sideText = (side: string | number): string =>
  side === 'Beside' ? 'at the side' : String(side).toLowerCase();
const listed = (facts: readonly Specification[]) => facts.map(specificationText).join(', ');

const joins: readonly Join[] = [
  { ids: ['flow', 'flowPressure'], text: (facts) => facts.map(specificationText).join(' at ') },
  { ids: ['power', 'load'], text: listed },
  {
    ids: ['minPressure', 'maxPressure'],
    label: 'Pressure',
    all: true,
    text: ([min, max]) =>
      min && max ? `${specificationValue(min.value)} to ${specificationText(max)}` : '',
  },
  {
    ids: ['height', 'width', 'depth'],
    label: 'Height × width × depth',
    all: true,
    text: (facts) => `${facts.map(({ value }) => specificationValue(value)).join(' × ')} mm`,
  },
  {
    ids: ['serviceSpace', 'serviceSide'],
    all: true,
    text: ([space, side]) =>
      space && side ? `${specificationText(space)} ${sideText(side.value)}` : '',
  },
];

export function joinSpecifications(facts: readonly Specification[]): readonly Specification[] {
  const rows = new Map<string, Specification>(facts.map((fact) => [fact.id, fact]));
  for (const { ids, label, all, text } of joins) {
    const members = ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
    const [first] = members;
    if (first === undefined || members.length < 2 || first.id !== ids[0]) continue;
    if (all && members.length < ids.length) continue;
    for (const { id } of members) rows.delete(id);
    const { id, group } = first;
    rows.set(id, {
      id,
      group,
      label: label ?? first.label,
      value: text(members),
      // One placeholder makes the whole row a placeholder.
      ...(members.some(({ sample }) => sample) && { sample: true as const }),
    });
  }
  return facts.flatMap(({ id }) => rows.get(id) ?? []);
}
