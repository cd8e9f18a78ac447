/** The answers so far, and the address that holds them. Every step of the selector is a URL. */
import { readSize } from '../../../kernel/fit.ts';
import { type WaterSource, waterSources } from '../../../kernel/vocabulary.ts';
import { isInLimits } from '../../components/Field/number-field.ts';
import { ownSpace } from '../../components/SpaceField/own-space.ts';

export type HomeType = 'house' | 'apartment' | 'holiday' | 'caravan';
export type Taps = 'one' | 'all' | 'shower' | 'garden';
/** 3 means three or more. */
export type Bathrooms = 1 | 2 | 3;
export type Answers = {
  readonly source?: WaterSource;
  readonly home?: HomeType;
  readonly taps?: Taps;
  readonly bathrooms?: Bathrooms;
  /** Ids of contaminants. Empty for "not sure". */
  readonly concerns?: readonly string[];
  /** The visitor's space, "600x720x560", which filters the result. */
  readonly space?: string;
  readonly people?: number;
};
export type Question = 'source' | 'home' | 'taps' | 'bathrooms' | 'concern';
type SelectorView = { readonly answers: Answers; readonly question: Question | 'result' };

export const unsure = 'unsure';

const homes: Readonly<Record<WaterSource, readonly HomeType[]>> = {
  mains: ['house', 'apartment', 'holiday'],
  rainwater: ['house', 'holiday'],
  bore: ['house', 'holiday'],
  surface: ['house', 'holiday'],
  caravan: ['caravan'],
};
export const bathroomCounts: readonly Bathrooms[] = [1, 2, 3];

export const homesOf = (source: WaterSource): readonly HomeType[] => homes[source];

/** A caravan has no garden, and only mains water is treated at just the shower. */
export function tapsOf({ source, home }: Answers): readonly Taps[] {
  if (source === 'caravan') return ['one', 'all'];
  if (source === 'mains') {
    return home === 'apartment' ? ['one', 'shower', 'all'] : ['one', 'all', 'shower', 'garden'];
  }
  return ['one', 'all', 'garden'];
}

/** The questions for these answers, in order, without questions that have only one answer. */
export function questionsOf({ source, taps }: Answers): readonly Question[] {
  const questions: Question[] = ['source'];
  if (source !== 'caravan') questions.push('home');
  questions.push('taps');
  if (taps === 'all' && source !== 'caravan') questions.push('bathrooms');
  // Garden and shower filters are each made for one thing, so the question would only empty the list.
  if (taps !== 'garden' && taps !== 'shower') questions.push('concern');
  return questions;
}

const isAnswered = (answers: Answers, question: Question): boolean =>
  answers[question === 'concern' ? 'concerns' : question] !== undefined;

/** Reads valid answers. `step` repeats a question. `contaminants` maps ids to the water sources they're found in. */
export function readAnswers(
  search: URLSearchParams,
  contaminants: ReadonlyMap<string, readonly WaterSource[]>,
): SelectorView {
  const source = waterSources.find((each) => each === search.get('source'));
  if (source === undefined) return { answers: {}, question: 'source' };

  const onlyHome = homesOf(source).length === 1 ? homesOf(source)[0] : undefined;
  const home = onlyHome ?? homesOf(source).find((each) => each === search.get('home'));
  const text = search.get('space') ?? '';
  const space = text === ownSpace || readSize(text) ? text : undefined;
  const people = Number(search.get('people'));
  let answers: Answers = {
    source,
    ...(home && { home }),
    ...(space && { space }),
    ...(people > 0 && isInLimits('people', people) && { people }),
  };
  const taps = tapsOf(answers).find((each) => each === search.get('taps'));
  answers = { ...answers, ...(taps && { taps }) };
  const questions = questionsOf(answers);
  const bathrooms = bathroomCounts.find((each) => String(each) === search.get('bathrooms'));
  if (questions.includes('bathrooms') && bathrooms) answers = { ...answers, bathrooms };
  const concerns = readConcerns(search, source, contaminants);
  if (questions.includes('concern') && concerns) answers = { ...answers, concerns };

  const asked = questions.find((question) => question === search.get('step'));
  const open = questions.find((question) => !isAnswered(answers, question));
  return { answers, question: asked ?? open ?? 'result' };
}

/** Reads `concern=a&concern=b` as a form writes it, or `concern=a,b`. */
function readConcerns(
  search: URLSearchParams,
  source: WaterSource,
  contaminants: ReadonlyMap<string, readonly WaterSource[]>,
): readonly string[] | undefined {
  const named = new Set(search.getAll('concern').flatMap((value) => value.split(',')));
  const known = [...named].filter((id) => contaminants.get(id)?.includes(source));
  if (known.length > 0) return known;
  return named.has(unsure) ? [] : undefined;
}

/** The address of these answers, "?source=…". `step` repeats one of the questions. */
export function queryOf(answers: Answers, step?: Question): string {
  const search = new URLSearchParams();
  const { source, home, taps, bathrooms, concerns, space, people } = answers;
  if (source) search.set('source', source);
  if (home && source && homesOf(source).length > 1) search.set('home', home);
  if (taps) search.set('taps', taps);
  if (bathrooms && taps === 'all') search.set('bathrooms', String(bathrooms));
  for (const concern of concerns ?? []) search.append('concern', concern);
  if (concerns?.length === 0) search.set('concern', unsure);
  if (space) search.set('space', space);
  if (people) search.set('people', String(people));
  if (step) search.set('step', step);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
