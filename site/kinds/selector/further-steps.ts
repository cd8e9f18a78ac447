/** Where a result leads on to, for the water and the home that were named. */
import type { Answers } from './answers.ts';
import type { SelectorPage } from './selector-data.ts';

export type FurtherStep = { readonly url: string; readonly label: string; readonly text: string };

/** Only pages that the country has. Bore and surface water are tested first, and so is what nobody knows. */
export function furtherSteps(
  answers: Answers,
  pages: readonly SelectorPage[],
): readonly FurtherStep[] {
  const { source, home, taps, concerns } = answers;
  const isUntested = source === 'bore' || source === 'surface' || concerns?.length === 0;
  const steps: FurtherStep[] = [
    ...(isUntested
      ? [
          {
            url: '/WTEST-KIT1',
            label: 'Water test kit',
            text: 'Iron, hardness and pH decide the order of the stages. Results in 5 days.',
          },
        ]
      : []),
    ...(home === 'apartment' && taps === 'all'
      ? [
          {
            url: '/mains-water-apartment',
            label: 'An apartment on mains water',
            text: 'The supply belongs to the building: a filter at it needs the consent of the owners corporation or body corporate.',
          },
        ]
      : homePage(answers)),
    {
      url: '/installer',
      label: 'Find an installer',
      text: 'Whether there is room, and whether pressure and pipe give the flow, is seen on the spot.',
    },
    {
      url: '/contact-us',
      label: 'Ask us',
      text: 'Send your answers, and a test result if you have one.',
    },
  ];
  return steps.filter(({ url }) => pages.some((page) => page.url === url));
}

function homePage({ source, home }: Answers): readonly FurtherStep[] {
  const text = 'The house in a picture, with what is fitted where.';
  if (home === 'holiday') return [{ url: '/holiday-house', label: 'A holiday house', text }];
  if (home === 'apartment') {
    return [{ url: '/mains-water-apartment', label: 'An apartment on mains water', text }];
  }
  if (home !== 'house') return [];
  if (source === 'mains') {
    return [{ url: '/mains-water-house', label: 'A house on mains water', text }];
  }
  if (source === 'rainwater') {
    return [{ url: '/rainwater-house', label: 'A house on rainwater', text }];
  }
  if (source === 'surface') {
    return [{ url: '/surface-water-house', label: 'A house on surface water', text }];
  }
  return [];
}
