/** A place in a house's 1600 × 1000 drawing, with its floor if that isn't the ground. */
export type HousePoint = readonly [x: number, y: number, floor?: number];

/** Where the numbers go, in the page's order. Phones need 108 pixels between them. */
const points: Readonly<Record<string, readonly HousePoint[]>> = {
  'mains-water-house': [
    [468, 556],
    [302, 556],
    [900, 598],
    [1072, 556],
    [720, 350, 530],
    [1256, 574],
    [1420, 672],
  ],
  'mains-water-apartment': [
    [484, 600, 760],
    [528, 424, 760],
    [632, 460, 760],
    [856, 350, 760],
    [1260, 430, 760],
    [692, 582, 760],
  ],
  'rainwater-house': [
    [644, 470, 570],
    [200, 650],
    [376, 640],
    [538, 596],
    [960, 598],
    [756, 590],
    [1462, 672],
  ],
  'holiday-house': [
    [150, 680],
    [296, 640],
    [396, 596],
    [836, 598],
    [1308, 700],
    [1490, 650],
  ],
  'surface-water-house': [
    [96, 734],
    [330, 586],
    [494, 576],
    [568, 484],
    [642, 576],
    [756, 576],
    [1054, 598],
    [1530, 672],
  ],
};

/** Empty for a picture that isn't the drawing of a house. */
export const housePoints = (source = '') => points[source.replace(/^houses\/|\.svg$/g, '')] ?? [];
