/** Draws 1600 × 900 pictures for landing pages, with the subject on the right and room for text on the left. */
import { drawCartridges, drawSpares } from './scenes/displays.ts';
import {
  drawCafe,
  drawEspresso,
  drawIce,
  drawMains,
  drawRange,
  drawSparklingScene,
  drawTaps,
  drawTreatment,
} from './scenes/indoors.ts';
import { drawCaravanScene, drawIrrigation, drawRainwater } from './scenes/outdoors.ts';
import { sceneSize } from './scenes/stage.ts';
import { createSheet, type Sheet, sheetSvg } from './toolkit/sheet.ts';

const scenes = {
  mains: drawMains,
  rainwater: drawRainwater,
  taps: drawTaps,
  sparkling: drawSparklingScene,
  cafe: drawCafe,
  espresso: drawEspresso,
  ice: drawIce,
  caravan: drawCaravanScene,
  cartridges: drawCartridges,
  treatment: drawTreatment,
  irrigation: drawIrrigation,
  spares: drawSpares,
  range: drawRange,
} satisfies Record<string, (sheet: Sheet) => string>;

export type SceneId = keyof typeof scenes;
export const sceneIds = Object.keys(scenes).filter(isSceneId);

export function isSceneId(id: string): id is SceneId {
  return Object.hasOwn(scenes, id);
}

/** The scene without its SVG element, for use in other drawings. */
export const sceneMarkup = (sheet: Sheet, id: SceneId): string => scenes[id](sheet);

export function drawScene(id: SceneId): string {
  const sheet = createSheet(`scene-${id}`);
  const body = sceneMarkup(sheet, id);
  return sheetSvg(sheet, sceneSize.width, sceneSize.height, body);
}
