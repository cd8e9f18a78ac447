/** The drawings for guide steps, one action each. They're SVG files, because nothing in them depends on data. */
import { readFileSync } from 'node:fs';
import type { GuideDrawing } from '../../kernel/guide-drawings.ts';

export const drawGuide = (name: GuideDrawing): string =>
  readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8');
