/** The selector's texts: questions, answers, and the reasons for a result. */
import { lowerFirst, type WaterSource, waters } from '../../../kernel/vocabulary.ts';
import { formatList } from '../../tool-kit/format-list.ts';
import type { Answers, Bathrooms, Home, Question, Taps } from './answers.ts';
import { type Fit, flowForBathrooms } from './fitting.ts';

export type AnswerText = { readonly label: string; readonly hint: string };

export const questionText: Readonly<Record<Question, string>> = {
  source: 'Where does your water come from?',
  home: 'What kind of home is it?',
  taps: 'Which taps should have treated water?',
  bathrooms: 'How many bathrooms?',
  concern: 'What bothers you?',
};
export const questionName: Readonly<Record<Question, string>> = {
  source: 'Water',
  home: 'Home',
  taps: 'Taps',
  bathrooms: 'Bathrooms',
  concern: 'Concern',
};

export const sourceText: Readonly<Record<WaterSource, AnswerText>> = {
  mains: { label: waters.mains, hint: 'A supplier sends you a bill.' },
  rainwater: { label: waters.rainwater, hint: 'From the roof into a tank, then a pump.' },
  bore: { label: waters.bore, hint: 'Pumped from the ground.' },
  surface: { label: waters.surface, hint: 'A dam, a creek, a river or a lake.' },
  caravan: { label: waters.caravan, hint: 'Whatever the next tap on the way gives.' },
};
export const homeText: Readonly<Record<Home, AnswerText>> = {
  house: { label: 'A house', hint: 'The pipe that enters it is yours.' },
  apartment: { label: 'An apartment', hint: 'The supply belongs to the building.' },
  holiday: { label: 'A holiday house', hint: 'Empty for weeks or months at a time.' },
  caravan: { label: 'Caravan or RV', hint: '' },
};
export const tapsText: Readonly<Record<Taps, AnswerText>> = {
  one: { label: 'One tap', hint: 'Water for drinking and cooking, in the kitchen.' },
  all: { label: 'Every tap', hint: 'Kitchen, bathrooms, laundry and appliances.' },
  shower: { label: 'The shower', hint: 'A filter on the arm or the hose.' },
  garden: { label: 'The garden', hint: 'Irrigation lines, drippers and sprinklers.' },
};
export const bathroomsText: Readonly<Record<Bathrooms, AnswerText>> = {
  1: { label: 'One', hint: `About ${flowForBathrooms[1]} L/min at once.` },
  2: { label: 'Two', hint: `About ${flowForBathrooms[2]} L/min at once.` },
  3: {
    label: 'Three or more',
    hint: `${flowForBathrooms[3]} L/min and more: tell an installer how many run at once.`,
  },
};
export const unsureText = 'I’m not sure, or nothing yet';

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
  if (question === 'bathrooms') return bathrooms && bathroomsText[bathrooms].label;
  if (concerns?.length === 0) return 'Not sure';
  return concerns?.map((id) => names.get(id) ?? id).join(', ');
}

const placeReason: Readonly<Record<Taps, string>> = {
  one: 'One tap: fitted at the sink',
  all: 'Every tap: treats the water before it is shared out',
  shower: 'The shower: fitted at the arm or the hose',
  garden: 'The garden: fitted outdoors, in the line',
};
const bathroomReason: Readonly<Record<Bathrooms, string>> = {
  1: `one bathroom draws about ${flowForBathrooms[1]} L/min at once`,
  2: `two bathrooms draw about ${flowForBathrooms[2]} L/min at once`,
  3: `two bathrooms draw about ${flowForBathrooms[3]} L/min at once, for more ask an installer`,
};

/** The reasons for a result, each from an answer and a fact on its page. */
export function reasonsOf(
  { product, treats, flow }: Fit,
  answers: Answers,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const { source, taps, bathrooms, concerns = [] } = answers;
  const named = (ids: readonly string[]) =>
    formatList(ids.map((id) => lowerFirst(names.get(id) ?? id)));
  const made = concerns.length > 0 ? treats : product.treats;
  const others = product.treats.filter((id) => !made.includes(id));
  return [
    ...(source ? [`Made for ${lowerFirst(sourceText[source].label)}`] : []),
    ...(taps ? [placeOf(taps, product.installation, source)] : []),
    ...(flow === 'enough' && bathrooms
      ? [`${product.flow} L/min; ${bathroomReason[bathrooms]}`]
      : []),
    ...(made.length > 0
      ? [`Made to treat ${named(made)}${others.length > 0 ? `; also ${named(others)}` : ''}`]
      : []),
  ];
}

function placeOf(taps: Taps, installation: string | undefined, source: WaterSource | undefined) {
  if (installation === 'portable' || source === 'caravan') {
    return taps === 'all'
      ? 'Every tap: fits in the hose that fills the van'
      : 'One tap: fitted in the van';
  }
  return placeReason[taps];
}

/** Things to know before buying: facts not stated, and contaminants it isn't made for. */
export function limitsOf(
  { product, misses, flow }: Fit,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const named = (ids: readonly string[]) =>
    formatList(ids.map((id) => lowerFirst(names.get(id) ?? id)));
  const silent = misses.filter((id) => !product.doesNotTreat.includes(id));
  return [
    ...(flow === 'too low' && product.flow !== undefined ? [tooLowText(product.flow)] : []),
    ...(product.doesNotTreat.length > 0 ? [`Not made for ${named(product.doesNotTreat)}`] : []),
    ...(silent.length > 0 ? [`Says nothing about ${named(silent)}`] : []),
    ...(flow === 'not stated' ? ['Its flow is not stated: ask before you buy'] : []),
  ];
}

function tooLowText(flow: number): string {
  const limit = flow < flowForBathrooms[1] ? bathroomReason[1] : 'one bathroom at a time';
  return `Treats up to ${flow} L/min: ${limit}`;
}
