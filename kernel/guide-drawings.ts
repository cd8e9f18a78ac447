/** The drawings for guide steps, each with its alternative text. */
import guideAlts from './guide-drawings.json' with { type: 'json' };

export { guideAlts };
export type GuideDrawing = keyof typeof guideAlts;
export const isGuideDrawing = (name: string): name is GuideDrawing =>
  Object.hasOwn(guideAlts, name);
