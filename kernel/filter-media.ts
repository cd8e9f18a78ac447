/** Recognises filter media in the words of `specifications.media`. */
import mediaNames from './filter-media-names.json' with { type: 'json' };

/** Media in their order of flow, coarse to fine, with the names used on labels. */
export { mediaNames };
export type Media = keyof typeof mediaNames;

const patterns: readonly (readonly [Media, RegExp])[] = [
  ['mesh', /mesh|stainless|screen/],
  ['pleated', /pleat|washable/],
  ['wound', /wound|string/],
  ['iron', /oxidi/],
  ['copper', /copper.zinc|\bkdf\b/],
  ['granular', /granul|\bgac\b|coconut|warm water/],
  ['calcite', /calcite/],
  ['zeolite', /zeolite/],
  ['sand', /\bsand\b|garnet/],
  ['gravel', /gravel/],
  ['salt', /salt tablets/],
  ['crystal', /scale|phosphate|siliphos/],
  ['resin', /resin|ion exchange/],
  ['ceramic', /ceramic/],
  ['membrane', /membrane|hollow|reverse osmosis/],
  ['carbon', /carbon/],
  ['spun', /spun|melt|two-layer|polypropylene|sediment/],
];

/** Finds every medium that a string names, in order. */
export function mediaIn(text: string): readonly Media[] {
  const words = text.toLowerCase();
  const found = patterns.flatMap(([media, pattern]) => {
    const at = words.search(pattern);
    return at === -1 ? [] : [{ media, at }];
  });
  const isWound = found.some(({ media }) => media === 'wound' || media === 'pleated');
  return (
    found
      .sort((a, b) => a.at - b.at)
      .map(({ media }) => media)
      .filter((media) => !(isWound && media === 'spun'))
      // "Granules" of copper-zinc aren't carbon.
      .filter(
        (media, _, all) =>
          !(
            media === 'granular' &&
            all.includes('copper') &&
            !/carbon|coconut|\bgac\b/.test(words)
          ),
      )
      .filter(
        (media, _, all) =>
          !(media === 'carbon' && all.includes('granular') && !/block/.test(words)),
      )
  );
}
