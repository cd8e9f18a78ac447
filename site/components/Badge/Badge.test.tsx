import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('ERR-11 SRCH-19 the label of a discontinued product reads exactly "Discontinued"', () => {
  expect(renderToStaticMarkup(<Badge kind="discontinued" />)).toMatch(/>Discontinued<\/span>$/);
});
