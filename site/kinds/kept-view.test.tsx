import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keptView } from './kept-view.tsx';

it('a kept view is rendered anew only for something else than the time before', () => {
  const rendered: string[] = [];
  const Kept = keptView(({ facts, unit }: { readonly facts: readonly string[]; unit: string }) => {
    rendered.push(...facts);
    return (
      <b>
        {facts.join('<')} {unit}
      </b>
    );
  });
  const markupOf = (facts: readonly string[], unit: string) =>
    renderToStaticMarkup(<Kept facts={facts} unit={unit} />);
  const [one, other] = [['1', '2'], ['3']];
  const wanted = '<kept-markup><b>1&lt;2 L</b></kept-markup>';
  expect([markupOf(one, 'L'), markupOf(one, 'L')]).toEqual([wanted, wanted]);
  expect(rendered).toEqual(['1', '2']);
  expect(markupOf(one, 'kg')).toContain('1&lt;2 kg');
  expect(markupOf(other, 'kg')).toContain('<b>3 kg</b>');
  expect(markupOf(one, 'L')).toBe(wanted);
});
