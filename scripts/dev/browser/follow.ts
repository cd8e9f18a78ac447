/** Beside every page in development: it tells which state of the site it shows, and keeps one's place. */
import { keepPlace, returnToPlace } from './place.ts';

const shown = document.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content;
import.meta.hot?.on('vite:beforeFullReload', keepPlace);
import.meta.hot?.send('site:page', Number(shown));
returnToPlace();
