/** The visitor's list, empty until the script reads it from this browser or the address. */
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import { Saved } from './Saved.tsx';

export const saved = pageKind(Saved, pageProps, { script: 'saved' });
