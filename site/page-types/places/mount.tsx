/** Hydrates a finder's prerendered form. Loaded only when needed (see start.tsx). */
import { homeCountry, isCountry } from '../../../kernel/countries.ts';
import { hydrateIsland } from '../../tool-kit/mount-island.tsx';
import { Finder } from './Finder.tsx';
import type { ListedPlace } from './find-location.ts';
import { nouns } from './place-words.ts';

/**
 * `island` holds the form, `target` takes the answer, and `plain` hides while there is one. Resolves once React
 * controls the form.
 */
export function mountFinder(
  island: HTMLElement,
  target: HTMLElement,
  plain: readonly HTMLElement[],
): Promise<void> {
  const places: readonly ListedPlace[] = [
    ...document.querySelectorAll<HTMLElement>('[data-place]'),
  ].map(({ dataset }) => JSON.parse(dataset.place ?? ''));
  const { country: named } = document.documentElement.dataset;
  const country = isCountry(named) ? named : homeCountry;
  const showAnswer = (isAnswered: boolean) => {
    for (const element of plain) element.hidden = isAnswered;
  };
  return new Promise((resolve) => {
    hydrateIsland(
      island,
      <Finder
        path={island.querySelector('form')?.getAttribute('action') ?? ''}
        places={places}
        cities={JSON.parse(island.dataset.cities ?? '[]')}
        noun={nouns[island.dataset.kind === 'installer' ? 'installer' : 'store']}
        country={country}
        elsewhere={JSON.parse(island.dataset.elsewhere ?? '[]')}
        origin={island.dataset.origin ?? location.origin}
        target={target}
        onAnswer={showAnswer}
        onReady={resolve}
      />,
      {
        onFailure: () => {
          showAnswer(false);
          resolve();
        },
      },
    );
  });
}
