import { readSize, sizeText } from '../../../kernel/fit.ts';
import { formatList } from '../../../kernel/format-list.ts';
import { lowerFirst, type WaterSource, waters } from '../../../kernel/vocabulary.ts';
import type { Answers, Bathrooms, HomeType, Question, Taps } from './answers.ts';
import { flowForBathrooms, type Match, needsSedimentFilter } from './match-systems.ts';

export type AnswerText = { readonly label: string; readonly hint: string };

export const questionText: Readonly<Record<Question, string>> = {
  source: 'Where does your water come from?',
  home: 'What kind of home is it?',
  taps: 'Where do you want treated water?',
  bathrooms: 'How many bathrooms?',
  concern: 'What do you notice?',
};
export const questionName: Readonly<Record<Question, string>> = {
  source: 'Water',
  home: 'Home',
  taps: 'Taps',
  bathrooms: 'Bathrooms',
  concern: 'Concern',
};

export const sourceText: Readonly<Record<WaterSource, AnswerText>> = {
  mains: { label: waters.mains, hint: 'You get a water bill from a supplier.' },
  rainwater: { label: waters.rainwater, hint: 'Rain off your roof, pumped from a tank.' },
  bore: { label: waters.bore, hint: 'Pumped from the ground.' },
  surface: { label: waters.surface, hint: 'A dam, a creek, a river or a lake.' },
  caravan: { label: waters.caravan, hint: 'Different water at every stop.' },
};
/** What to look for at home, for visitors who don't know their water. */
export const sourceSigns: Readonly<Record<WaterSource, string>> = {
  mains: "There's a water bill, or a water meter near the street",
  rainwater: 'Pipes run from the roof to a tank, and a pump starts when you open a tap',
  bore: 'A pump brings the water up from underground',
  surface: 'A pump brings the water from a dam, creek, river or lake',
  caravan: 'I fill up wherever I stop',
};
export const homeText: Readonly<Record<HomeType, AnswerText>> = {
  house: { label: 'A house', hint: 'You own the pipe coming in.' },
  apartment: { label: 'An apartment', hint: 'The building owns the supply.' },
  holiday: { label: 'A holiday house', hint: 'Empty for weeks or months at a time.' },
  caravan: { label: 'Caravan or RV', hint: '' },
};
export const tapsText: Readonly<Record<Taps, AnswerText>> = {
  one: { label: 'One tap', hint: 'Drinking and cooking water in the kitchen.' },
  all: { label: 'Every tap', hint: 'Kitchen, bathrooms, laundry and appliances.' },
  shower: { label: 'The shower', hint: 'A filter on the shower arm or hose.' },
  garden: { label: 'The garden', hint: 'Irrigation lines, drippers and sprinklers.' },
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

const systemsAt: Readonly<Record<Taps, string>> = {
  one: 'one-tap systems',
  all: 'whole house systems',
  shower: 'shower filters',
  garden: 'garden filters',
};

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
  return `We don't claim that any of our ${systemsAt[taps]}${water} treats ${wanted}.`;
}

const placeReason: Readonly<Record<Taps, string>> = {
  one: 'One tap: fitted at the sink',
  all: 'Every tap: fitted where water enters your home',
  shower: 'The shower: fitted on the arm or hose',
  garden: 'The garden: fitted outdoors, in the line',
};
const bathroomReason: Readonly<Record<Bathrooms, string>> = {
  1: `one bathroom uses about ${flowForBathrooms[1]} L/min at once`,
  2: `two bathrooms use about ${flowForBathrooms[2]} L/min at once`,
  3: `two bathrooms use about ${flowForBathrooms[3]} L/min at once. Ask an installer about more`,
};

/** The reasons for a result, each from an answer and a fact on its page. */
export function reasonsOf(
  { product, treats, flow }: Match,
  answers: Answers,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const { source, taps, bathrooms, concerns = [], space } = answers;
  const size = readSize(space);
  const named = (ids: readonly string[]) => namedIn(ids, names);
  const made = concerns.length > 0 ? treats : product.treats;
  const others = product.treats.filter((id) => !made.includes(id));
  return [
    ...(source ? [`Made for ${lowerFirst(sourceText[source].label)}`] : []),
    ...(taps ? [tapText(taps, product.installation, source)] : []),
    ...(size ? [`Fits your space, ${sizeText(size)}`] : []),
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
  return placeReason[taps];
}

/** Things to know before buying: facts not stated, and contaminants it isn't made for. */
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
