/** The selector in words: its questions, its answers, and the reasons of a result. */
import { inSentence, type WaterSource, waters } from '../../../kernel/vocabulary.ts';
import { listed } from '../../tool-kit/listed.ts';
import type { Answers, Bathrooms, Home, Question, Taps } from './answers.ts';
import type { Fit } from './fitting.ts';

export const questionText: Readonly<Record<Question, string>> = {
  source: 'Where does your water come from?',
  home: 'What kind of home is it?',
  taps: 'Which taps should have treated water?',
  bathrooms: 'How many bathrooms?',
  concern: 'What bothers you?',
};
/** What an answer is called where it stands alone. */
export const questionName: Readonly<Record<Question, string>> = {
  source: 'Water',
  home: 'Home',
  taps: 'Taps',
  bathrooms: 'Bathrooms',
  concern: 'Concern',
};

export const sourceText: Readonly<Record<WaterSource, { label: string; hint: string }>> = {
  mains: { label: waters.mains, hint: 'A supplier sends you a bill.' },
  rainwater: { label: waters.rainwater, hint: 'From the roof into a tank, then a pump.' },
  bore: { label: waters.bore, hint: 'Pumped from the ground.' },
  surface: { label: waters.surface, hint: 'A dam, a creek, a river or a lake.' },
  caravan: { label: waters.caravan, hint: 'Whatever the next tap on the way gives.' },
};
export const homeText: Readonly<Record<Home, { label: string; hint: string }>> = {
  house: { label: 'A house', hint: 'The pipe that enters it is yours.' },
  apartment: { label: 'An apartment', hint: 'The supply belongs to the building.' },
  holiday: { label: 'A holiday house', hint: 'Nobody is there for weeks or months.' },
  caravan: { label: 'Caravan or RV', hint: '' },
};
export const tapsText: Readonly<Record<Taps, { label: string; hint: string }>> = {
  one: { label: 'One tap', hint: 'Water for drinking and cooking, in the kitchen.' },
  all: { label: 'Every tap', hint: 'Kitchen, bathrooms, laundry and appliances.' },
  shower: { label: 'The shower', hint: 'A filter on the arm or the hose.' },
  garden: { label: 'The garden', hint: 'Irrigation lines, drippers and sprinklers.' },
};
export const bathroomsText: Readonly<Record<Bathrooms, { label: string; hint: string }>> = {
  1: { label: 'One', hint: 'About 30 L/min at once.' },
  2: { label: 'Two', hint: 'About 55 L/min at once.' },
  3: { label: 'Three or more', hint: '55 L/min and more: tell an installer how many run at once.' },
};
export const unsureText = 'I am not sure, or nothing yet';

/** The answer to a question in a word or two; undefined where it is not answered. */
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
  1: 'one bathroom draws about 30 L/min at once',
  2: 'two bathrooms draw about 55 L/min at once',
  3: 'two bathrooms draw about 55 L/min at once, for more ask an installer',
};

/** Why a product stands in the result, each reason from an answer and a fact of its page. */
export function reasonsOf(
  { product, treats, flow }: Fit,
  answers: Answers,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const { source, taps, bathrooms, concerns = [] } = answers;
  const named = (ids: readonly string[]) =>
    listed(ids.map((id) => inSentence(names.get(id) ?? id)));
  const made = concerns.length > 0 ? treats : product.treats;
  const others = product.treats.filter((id) => !made.includes(id));
  return [
    ...(source ? [`Made for ${inSentence(sourceText[source].label)}`] : []),
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
      ? 'Every tap: stands in the hose that fills the van'
      : 'One tap: fitted in the van';
  }
  return placeReason[taps];
}

/** What to know before buying: what is not stated, and what it is not made for. */
export function limitsOf(
  { product, misses, flow }: Fit,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const named = (ids: readonly string[]) =>
    listed(ids.map((id) => inSentence(names.get(id) ?? id)));
  const silent = misses.filter((id) => !product.doesNotTreat.includes(id));
  return [
    ...(product.doesNotTreat.length > 0 ? [`Not made for ${named(product.doesNotTreat)}`] : []),
    ...(silent.length > 0 ? [`Says nothing about ${named(silent)}`] : []),
    ...(flow === 'not stated' ? ['Its flow is not stated: ask before you buy'] : []),
  ];
}
