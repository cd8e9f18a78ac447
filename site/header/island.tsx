/** The search box as React, loaded when somebody touches it (DESIGN, "React on intent"). */

import { type ReactElement, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Audience, Country } from '../../kernel/contract.ts';
import { homeCountry, isCountry } from '../../kernel/countries.ts';
import { isAudience } from '../browser/audience.ts';
import { SearchBox } from '../search-box/SearchBox.tsx';

/** Takes over the prerendered form inside `box`: what was typed or focused in it stays. */
export function mount(header: HTMLElement, box: HTMLElement): void {
  const prerendered = box.cloneNode(true);
  hydrateRoot(box, <Island header={header} />, {
    onUncaughtError(error) {
      console.error('Error in the header:', error);
      // React empties a root that fails; a form that works is better than that (ACCEPTANCE 31).
      queueMicrotask(() => box.replaceChildren(...prerendered.childNodes));
    },
  });
}

function Island({ header }: { readonly header: HTMLElement }): ReactElement {
  const [audience, setAudience] = useState(() => audienceOf(header));
  useEffect(() => {
    const update = () => setAudience(audienceOf(header));
    update();
    const observer = new MutationObserver(update);
    observer.observe(header, { attributeFilter: ['data-audience'] });
    return () => observer.disconnect();
  }, [header]);
  return <SearchBox country={countryOf()} audience={audience} />;
}

const audienceOf = ({ dataset: { audience } }: HTMLElement): Audience =>
  isAudience(audience) ? audience : 'Consumer';

const countryOf = (): Country => {
  const { country } = document.documentElement.dataset;
  return isCountry(country) ? country : homeCountry;
};
