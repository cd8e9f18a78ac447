/** Stands in the page itself, at the start of the header: it runs before anything is painted. */
import { decide } from './decide.ts';

const header = document.currentScript?.parentElement;
if (header) decide(header);
