import { bestFit, fitText, readSize, sizeText } from '../../../kernel/fit.ts';
import { formatList } from '../../../kernel/format-list.ts';
import { lowerFirst, type WaterSource, waters } from '../../../kernel/vocabulary.ts';
import type { Answers, Bathrooms, Question, Taps } from './answers.ts';
import { flowForBathrooms, type Match, needsSedimentFilter } from './match-systems.ts';
import texts from './selector-texts.json' with { type: 'json' };

export type AnswerText = { readonly label: string; readonly hint: string };

/** What to look for at home (`signs`) is for visitors who don't know their water. */
export const {
  questions: questionText,
  names: questionName,
  waterSigns: sourceSigns,
  homes: homeText,
  taps: tapsText,
} = texts;
export const sourceText: Readonly<Record<WaterSource, AnswerText>> = {
  mains: { label: waters.mains, hint: 'You get a water bill from a supplier.' },
  rainwater: { label: waters.rainwater, hint: 'Rain off your roof, pumped from a tank.' },
  bore: { label: waters.bore, hint: 'Pumped from the ground.' },
  surface: { label: waters.surface, hint: 'A dam, a creek, a river or a lake.' },
  caravan: { label: waters.caravan, hint: 'Different water at every stop.' },
};
export const bathroomsText: Readonly<Record<Bathrooms, AnswerText>> = {
  1: { label: 'One', hint: `About ${flowForBathrooms[1]} L/min at once.` },
  2: { label: 'Two', hint: `About ${flowForBathrooms[2]} L/min at once.` },
  3: {
    label: 'Three or more',
    hint: `${flowForBathrooms[3]} L/min or more. Tell your installer how many run at once.`,
  },
};
/** Until the visitor has chosen the taps, only the maximum number of questions is known. */
export const progressText = (position: number, count?: number): string =>
  `Question ${position} of ${count ?? 'up to 5'}`;
export const unsureText = "I'm not sure, or nothing yet";

/** The answer to a question in a word or two. Undefined if unanswered. */
export function answerText(
  question: Question,
  answers: Answers,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const { source, home, taps, bathrooms, concerns } = answers;
  if (question === 'source') return source && sourceText[source].label;
  if (question === 'home') return home && homeText[home].label;
  if (question === 'taps') return taps && tapsText[taps].label;
  if (question === 'bathrooms')
    return bathrooms && `${bathroomsText[bathrooms].label} bathroom${bathrooms === 1 ? '' : 's'}`;
  if (concerns?.length === 0) return 'Not sure';
  return concerns?.map((id) => names.get(id) ?? id).join(', ');
}

/** Contaminants in a sentence: "chlorine taste and smell and PFAS". Empty for none. */
export const namedIn = (ids: readonly string[] = [], names: ReadonlyMap<string, string>): string =>
  formatList(ids.map((id) => lowerFirst(names.get(id) ?? id)));

/** Says which claim we don't make, or, if a `partial` system lacks only flow, that nothing fits. */
export function nothingText(
  { source, taps = 'all', concerns }: Answers,
  partial: readonly Match[],
  names: ReadonlyMap<string, string>,
): string {
  const water = source ? ` for ${lowerFirst(sourceText[source].label)}` : '';
  const wanted = namedIn(concerns, names);
  const isClaimed = partial.some(({ misses }) => misses.length === 0);
  if (wanted === '' || isClaimed || source === 'caravan')
    return `Nothing in our range does all of that${water}.`;
  return `We don't claim that any of our ${texts.systemsAt[taps]}${water} treats ${wanted}.`;
}

const bathroomReason: Readonly<Record<Bathrooms, string>> = {
  1: `one bathroom uses about ${flowForBathrooms[1]} L/min at once`,
  2: `two bathrooms use about ${flowForBathrooms[2]} L/min at once`,
  3: `two bathrooms use about ${flowForBathrooms[3]} L/min at once. Ask an installer about more`,
};

export function reasonsOf(
  { product, treats, flow }: Match,
  answers: Answers,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const { source, taps, bathrooms, concerns = [], space } = answers;
  const size = readSize(space);
  const fit = size && bestFit(product.needs, size);
  const named = (ids: readonly string[]) => namedIn(ids, names);
  const made = concerns.length > 0 ? treats : product.treats;
  const others = product.treats.filter((id) => !made.includes(id));
  return [
    ...(source ? [`Made for ${lowerFirst(sourceText[source].label)}`] : []),
    ...(taps ? [tapText(taps, product.installation, source)] : []),
    ...(fit?.fits ? [fitText(fit, `Fits your space: needs ${sizeText(fit.needs)}`)] : []),
    ...(flow === 'enough' && bathrooms
      ? [`${product.flow} L/min, and ${bathroomReason[bathrooms]}`]
      : []),
    ...(made.length > 0
      ? [`Made to treat ${named(made)}${others.length > 0 ? `, and also ${named(others)}` : ''}`]
      : []),
  ];
}

function tapText(taps: Taps, installation: string | undefined, source: WaterSource | undefined) {
  if (installation === 'portable' || source === 'caravan') {
    return taps === 'all' ? 'Every tap: fits in your fill hose' : 'One tap: fitted in the van';
  }
  return texts.placeReasons[taps];
}

export function limitTexts(match: Match, names: ReadonlyMap<string, string>): readonly string[] {
  const { product, misses, flow } = match;
  const named = (ids: readonly string[]) => namedIn(ids, names);
  const silent = misses.filter((id) => !product.doesNotTreat.includes(id));
  return [
    ...(flow === 'too low' && product.flow !== undefined ? [tooLowText(product.flow)] : []),
    ...(needsSedimentFilter(match) ? ['Needs a sediment filter in front of it'] : []),
    ...(product.doesNotTreat.length > 0 ? [`Doesn't treat ${named(product.doesNotTreat)}`] : []),
    ...(silent.length > 0 ? [`We don't say whether it treats ${named(silent)}`] : []),
    ...(flow === 'not stated' ? ['Flow rate not stated: ask us before you buy'] : []),
  ];
}

function tooLowText(flow: number): string {
  const limit = flow < flowForBathrooms[1] ? bathroomReason[1] : 'one bathroom at a time';
  return `Treats up to ${flow} L/min: ${limit}`;
}
