/** The visitor's list, empty until the script reads it from this browser or the address. */

import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Saved } from './Saved.tsx';

export const saved = contentPageType(Saved, pageProps, { script: 'saved' });
