import type { ReactElement } from 'react';
import type { Country, Route } from '../contract.ts';

export function viewOf(route: Route, country: Country): ReactElement {
  return (
    <h1>
      {route.title} {country}
    </h1>
  );
}
