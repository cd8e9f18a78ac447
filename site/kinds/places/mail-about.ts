import type { WantedPart } from './wanted-parts.ts';

/** A message that asks for the parts: to a place, or without an address to oneself. */
export function mailAbout(parts: readonly WantedPart[], origin: string, to = ''): string {
  const codes = parts.map(({ code }) => code).join(', ');
  const lines = parts.map(({ code, name }) => `${code}, ${name}\n${origin}/${code}`);
  const body = `Hello,\n\nDo you have this in stock, and what does it cost?\n\n${lines.join('\n\n')}\n`;
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(`Puretec ${codes}`)}&body=${encodeURIComponent(body)}`;
}
