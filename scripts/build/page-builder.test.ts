import { expect, it } from 'vitest';
import { joinChunks } from '../../site/document/html-chunks.ts';
import { chunkEncoder } from './page-builder.ts';

it('encodes chunks of any length to the same bytes as their text', () => {
  const encode = chunkEncoder();
  const header = { shared: 'µ “header” 𝄞 '.repeat(900) };
  const long = 'é→x'.repeat(40_000);
  for (const pieces of [
    [],
    ['<p>', header, 'µ', { shared: '' }, '</p>'],
    [long, header, long, header],
    [header, 'short'],
    ['half of a pair: \ud834', header],
  ])
    expect(Buffer.from(encode(pieces)).equals(Buffer.from(joinChunks(pieces)))).toBe(true);
});
