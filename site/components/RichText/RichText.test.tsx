import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('HTML in a text stays literal text', () => {
  const html = renderToStaticMarkup(
    <RichText
      text={[
        { type: 'paragraph', children: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] },
      ]}
    />,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

it('writes marks, links and lists', () => {
  const html = renderToStaticMarkup(
    <RichText
      text={[
        {
          type: 'list',
          ordered: true,
          items: [
            [{ type: 'strong', children: [{ type: 'text', text: 'Length.' }] }],
            [{ type: 'link', url: '/faqs', children: [{ type: 'text', text: 'Questions' }] }],
          ],
        },
      ]}
    />,
  );
  expect(html).toContain(
    '<ol><li><strong>Length.</strong></li><li><a href="/faqs">Questions</a></li></ol>',
  );
});
