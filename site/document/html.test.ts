import { expect, it } from 'vitest';
import { compact, typesetTexts } from './html.ts';

it.each([
  ['<img src="/a" alt=""/>', '<img src="/a" alt>'],
  ['<input required=""/>', '<input required>'],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '<ul><li>a<li>b<ul><li>c</ul></ul>'],
  ['<tbody><tr><th>a</th><td>b</td></tr></tbody>', '<tbody><tr><th>a<td>b</tr></tbody>'],
  ['<li>a</li><link>', '<li>a</li><link>'],
  ['<li>a</li> <li>b</li>', '<li>a</li> <li>b</li>'],
  ['<p title="a/">x=&quot;&quot;/&gt;</p>', '<p title="a/">x=&quot;&quot;/&gt;</p>'],
])('%s is %s', (markup, shorter) => {
  expect(compact(markup)).toBe(shorter);
});

it('binds figures to their units in texts, and leaves attributes alone', () => {
  expect(typesetTexts('<img alt="10 inch, &gt; 3 inch"><p>for 10 inch<b>3 L</b></p>')).toBe(
    '<img alt="10 inch, &gt; 3 inch"><p>for 10\u00a0inch<b>3\u00a0L</b></p>',
  );
  expect(typesetTexts('<option value="3">3 L/min</option>')).toBe(
    '<option value="3">3 L/min</option>',
  );
});

it.each([
  ["You're on your neighbours' bore", 'You’re on your neighbours’ bore'],
  ['Choose &quot;Safety&quot;, (&quot;Up to&quot;).', 'Choose “Safety”, (“Up to”).'],
  ['For 10&quot; and 20&quot; housings', 'For 10&quot; and 20&quot; housings'],
  ['The 20&quot; code &quot;WH2-60&quot;', 'The 20&quot; code “WH2-60”'],
])('typesets the quotes of %s', (text, typeset) => {
  expect(typesetTexts(`<p title="It's">${text}</p>`)).toBe(`<p title="It's">${typeset}</p>`);
});
