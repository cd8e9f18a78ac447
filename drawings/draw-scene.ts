/** Pictures of the landing pages: 1600 × 900, the subject to the right, room for words to the left. */
import { drawCartridges, drawSpares } from './scenes/displays.ts';
import { drawMains, drawSparklingScene, drawTaps, drawTreatment } from './scenes/indoors.ts';
import { drawCaravanScene, drawIrrigation, drawRainwater } from './scenes/outdoors.ts';
import { sceneSize } from './scenes/stage.ts';
import { createSheet, type Sheet, writeSvg } from './toolkit/sheet.ts';

const scenes = {
  mains: drawMains,
  rainwater: drawRainwater,
  taps: drawTaps,
  sparkling: drawSparklingScene,
  caravan: drawCaravanScene,
  cartridges: drawCartridges,
  treatment: drawTreatment,
  irrigation: drawIrrigation,
  spares: drawSpares,
} satisfies Record<string, (sheet: Sheet) => string>;

export type SceneId = keyof typeof scenes;
export const sceneIds = Object.keys(scenes).filter(isSceneId);

export function isSceneId(id: string): id is SceneId {
  return Object.hasOwn(scenes, id);
}

/** The scene without its frame, to be set into another drawing. */
export const sceneMarkup = (sheet: Sheet, id: SceneId): string => scenes[id](sheet);

export function drawScene(id: SceneId): string {
  const sheet = createSheet(`scene-${id}`);
  const body = sceneMarkup(sheet, id);
  return writeSvg(sheet, sceneSize.width, sceneSize.height, body);
}
