/** The drawings for guide steps, 480 × 320, one action each. */
import type { GuideDrawing } from '../../kernel/guide-drawings.ts';
import { guideDrawings } from '../../kernel/guide-drawings.ts';
import { createSheet, writeSvg } from '../toolkit/sheet.ts';
import { electric } from './electric.ts';
import { guideSize } from './strokes.ts';
import { waterworks } from './waterworks.ts';

const drawings: Readonly<Record<GuideDrawing, string>> = { ...waterworks, ...electric };

export const isGuideDrawing = (name: string): name is GuideDrawing =>
  guideDrawings.some((each) => each === name);

export const drawGuide = (name: GuideDrawing): string =>
  writeSvg(createSheet(`guide-${name}`), guideSize.width, guideSize.height, drawings[name]);
