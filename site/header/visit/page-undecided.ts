/** The script of every page in development, where nothing is decided in the page itself. */
import { decide } from './decide.ts';
import { readCookie } from './visit-cookies.ts';
import { whenHeader } from './when-header.ts';
import './page.ts';

whenHeader((header) => decide(header, readCookie));
