/** Drawn in strokes of the text's colour; decoration only, so hidden from assistive technology. */
import type { ReactElement } from 'react';

const paths = {
  chevron: 'M5 8l5 5 5-5',
  onward: 'M8 5l5 5-5 5',
  back: 'M12 5l-5 5 5 5',
  menu: 'M3 6h14M3 10h14M3 14h9',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  external: 'M8 5H5v10h10v-3M11 4.5h4.5V9M15.5 4.5L9 11',
  globe:
    'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM3 10h14M10 2.8c-4.6 4.6-4.6 9.8 0 14.4M10 2.8c4.6 4.6 4.6 9.8 0 14.4',
  Facebook: 'M12.8 3.5h-1.3c-1.7 0-2.5 1-2.5 2.6V17M6.5 9.5h5.8',
  Instagram:
    'M6.5 3.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM14 5.9v.2',
  YouTube:
    'M4.5 5h11a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8.5 7.8v4.4l3.6-2.2z',
  LinkedIn: 'M4.5 8v8.5M4.5 4v.2M8.8 16.5V8M8.8 11.6c0-2.2 1.2-3.6 3.3-3.6s3.4 1.2 3.4 3.8v4.7',
} as const;

export type IconName = keyof typeof paths;

export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
