/** The visitor's own list: empty until the script knows what this browser keeps, or the address says. */
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import { Saved } from './Saved.tsx';

export const saved = pageKind(Saved, pageProps, { script: 'saved' });
