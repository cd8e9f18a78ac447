/** Marks in a text that nearly are what was meant: they would be printed as they stand. */
export type TextFault = {
  readonly message: string;
  readonly found: string;
  readonly write: string;
  /** What `found` was meant to be, where that is sure. */
  readonly fix?: string;
};

export function textFaults(text: string): TextFault[] {
  const apart = [...text.matchAll(/\[[^[\]\n]+\](\s+)\((?:\/|https?:|mailto:|tel:)[^)\s]*\)/g)];
  const open = [...text.matchAll(/\[[^[\]\n]+\]\((?:\/|https?:|mailto:|tel:)[^)\s]*(?=\s|$)/g)];
  const mute = [...text.matchAll(/(?<!!)\[\s*\]\((?:\/|https?:|mailto:|tel:)[^)\s]*\)/g)];
  const turned = [...text.matchAll(/\(([^()[\]\n]+)\)\[((?:\/|https?:|mailto:|tel:)[^\]\s]*)\]/g)];
  // What is left when the good links are taken out.
  const rest = text
    .replaceAll(/\([^()[\]\n]+\)\[[^\]\s]*\]/g, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\[[^[\]]*\]\([^()<\s]*\)/g, '')
    .replaceAll(/\[[^[\]\n]+\]\s*\((?!<)[^)\s]*\)?/g, '');
  const torn = [
    ...rest.matchAll(/(?<!\S)\S*(?:\]\(?<?\/[\w/#-]+|\[[^\]\n(]*[()]\[?\(?\/[\w/#-]+)[)>]*/g),
  ];
  const bold = text.replaceAll(/`[^`\n]*`|\\\*/g, '').split('**').length - 1;
  return [
    ...apart.map(([found, gap = '']) => ({
      message: 'a link has nothing between its words and its address',
      found,
      write: 'the link without a blank between ] and (',
      ...(!gap.includes('\n') && { fix: found.replace(`]${gap}(`, '](') }),
    })),
    ...turned.map(([found, words = '', address = '']) => ({
      message: 'a link is written as [words](/address), and its brackets have changed places',
      found,
      write: 'the words in [ ], and the address in ( )',
      fix: `[${words}](${address})`,
    })),
    ...mute.map(([found]) => ({
      message: 'a link has no words, and nobody could follow it',
      found,
      write: 'its words between [ and ]',
    })),
    ...open.map(([found]) => ({
      message: 'the address of this link is not closed',
      found,
      write: 'a closing ) behind the address',
    })),
    ...torn.map(([found]) => ({
      message:
        'a link is written as [words](/address), and one of its four brackets is missing or wrong',
      found,
      write: 'all four of them',
    })),
    ...(bold % 2 === 1
      ? [
          {
            message: 'bold words stand between two pairs of stars, and one of them is missing',
            found: '**',
            write: 'both pairs, or neither',
          },
        ]
      : []),
  ];
}
