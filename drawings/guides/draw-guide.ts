/** The drawings for guide steps, 480 × 320, one action each. */
import { type GuideDrawing, guideDrawings } from '../../kernel/guide-drawings.ts';
import { createSheet, sheetSvg } from '../toolkit/sheet.ts';
import {
  arrow,
  box,
  cartridge,
  cloth,
  colours,
  cross,
  disc,
  drop,
  grease,
  guideSize,
  housing,
  join,
  line,
  pipe,
  ring,
  shape,
  spout,
  tick,
  valve,
} from './strokes.ts';
import { systemDrawings } from './systems.ts';

const { grey, pale, water, moves } = colours;
const bucket = (x: number, y: number) =>
  shape(`M${x - 50} ${y}H${x + 50}L${x + 38} ${y + 80}H${x - 38}Z`) +
  shape(`M${x - 46} ${y + 26}H${x + 46}L${x + 38} ${y + 80}H${x - 38}Z`, pale);

/** Seen from the front: to the right and up goes in, to the left and down comes out. */
const screwed = {
  in: arrow('M142 256Q230 312 312 262', [320, 256, -36]) + arrow('M386 248V150', [386, 140, -90]),
  out: arrow('M318 256Q230 312 148 262', [140, 256, 216]) + arrow('M386 150V248', [386, 258, 90]),
};

/** A canister below its head. */
const canister = join(
  pipe(70, 66, 90),
  pipe(300, 66, 90),
  box(156, 34, 148, 64, grey, 12),
  line('M230 98V112', colours.ink, 4),
  box(212, 104, 36, 22, grey, 4),
  shape('M206 126H254L286 150V278Q286 296 268 296H192Q174 296 174 278V150Z'),
  box(174, 168, 112, 54, pale, 0),
  drop(230, 196, 0.9),
);

/** A new cartridge on its way into an open bowl. */
const newCartridge = join(
  box(144, 14, 40, 24, grey, 2),
  box(296, 14, 40, 24, grey, 2),
  box(182, 8, 116, 40),
  shape('M190 166H290V276Q290 302 240 302Q190 302 190 276Z', pale),
  line('M184 166H296', colours.ink, 8),
  cartridge(404, 104, 132),
  tick(404, 268),
  arrow('M362 100Q300 60 266 132', [262, 142, 112]),
);

const powerPoint =
  box(60, 80, 130, 160) + line('M105 130L95 150M145 130L155 150M125 170V190', colours.ink, 6);
const plug = join(
  box(290, 120, 80, 80, grey, 10),
  line('M290 140H262M290 180H262', colours.ink, 7),
  line('M370 160Q420 160 430 230T450 300', colours.ink, 8),
);

const panel = join(
  box(110, 60, 260, 190),
  box(140, 90, 200, 76, pale),
  disc(180, 210, 18, grey),
  disc(300, 210, 18, water),
  arrow('M300 300V252', [300, 244, -90]),
);

const drawings: Readonly<Record<GuideDrawing, string>> = {
  ...systemDrawings,
  // Screwed to studs, which carry the weight of a full housing.
  fix: join(
    shape('M110 20H150V300H110Z', grey),
    shape('M330 20H370V300H330Z', grey),
    line('M60 20H420M60 300H420', colours.ink, 4),
    box(80, 96, 320, 96, '#fff', 6),
    ...[
      [130, 120],
      [350, 120],
      [130, 168],
      [350, 168],
    ].map(
      ([x = 0, y = 0]) =>
        disc(x, y, 11, grey) + line(`M${x - 6} ${y}H${x + 6}M${x} ${y - 6}V${y + 6}`),
    ),
    box(160, 50, 160, 36, pale, 6),
    box(220, 58, 40, 20, '#fff', 10),
    line('M232 58V78M248 58V78', colours.ink, 3),
    disc(240, 68, 5, water),
    ...[200, 280].map((x) => disc(x, 144, 20)),
  ),
  'shut-off': join(
    pipe(40, 200, 170),
    pipe(270, 200, 170, false),
    valve(240, 200, false),
    arrow('M330 110A90 90 0 0 0 262 84', [258, 84, 175]),
  ),
  release: join(
    spout(190, 60, true),
    bucket(190, 214),
    disc(360, 130, 62),
    line('M360 130L318 160', moves, 7),
    line('M316 98L322 104M360 76V86M404 98L398 104M420 146H410M300 146H310', colours.ink, 4),
    arrow('M402 84A58 58 0 0 0 332 82', [324, 88, 150]),
  ),
  // The spanner's ring grips the bowl. Anticlockwise seen from below is to the left in front.
  'open-bowl': join(
    housing(190, 30),
    box(132, 124, 116, 48, grey, 10),
    shape('M248 134H300L322 138H424Q440 138 440 148Q440 158 424 158H322L300 162H248Z', grey),
    line('M346 140V156M366 140V156M386 140V156', colours.ink, 4),
    line('M152 136V160M172 136V160M208 136V160M228 136V160', colours.ink, 3),
    arrow('M262 250Q190 306 114 254', [106, 246, 222]),
  ),
  'fit-cartridge': newCartridge,
  // The bowl is between the old cartridge going out and the new one going in.
  'change-cartridge': join(
    newCartridge,
    cartridge(76, 104, 132),
    cross(76, 170),
    arrow('M214 140Q190 84 122 104', [112, 108, 150]),
  ),
  seal: join(ring(200, 160, 110), grease(200, 160, 96), cloth(304, 174)),
  'change-seals': join(
    ring(110, 160, 74),
    cross(110, 160, 1.6),
    ring(360, 160, 74),
    tick(360, 270),
    arrow('M290 160H220', [210, 160, 180]),
  ),
  'close-bowl': housing(230, 30, 24) + screwed.in,
  'unscrew-bowl': housing(230, 30, 24) + screwed.out,
  connect: join(
    pipe(20, 120, 120),
    pipe(340, 120, 120),
    housing(240, 96),
    arrow('M40 70H110', [118, 70, 0]),
    arrow('M360 70H430', [438, 70, 0]),
  ),
  'open-slowly': join(
    pipe(40, 200, 170),
    pipe(270, 200, 170),
    valve(240, 200, true),
    arrow('M256 96A90 90 0 0 1 326 146', [330, 152, 60]),
    drop(400, 200, 0.7),
    drop(350, 200, 0.7),
  ),
  flush: join(
    spout(250, 40, true),
    bucket(250, 214),
    disc(370, 120, 46),
    line('M370 120V90M370 120L392 132', colours.ink, 5),
  ),
  drips: join(
    pipe(40, 150, 180),
    pipe(260, 150, 180),
    box(206, 120, 68, 60, grey, 4),
    drop(240, 232),
    cross(240, 232, 1.5),
    line('M120 296H360', grey, 8),
    tick(360, 80),
  ),
  'twist-in': canister + screwed.in,
  'twist-out': canister + screwed.out,
  bench: join(
    shape('M30 130H450L410 220H70Z', pale),
    shape('M190 172A50 18 0 1 0 290 172A50 18 0 1 0 190 172Z'),
    line('M190 90V150M290 90V150', moves, 3),
    arrow('M240 90H280', [280, 90, 0]),
    arrow('M240 90H200', [200, 90, 180]),
  ),
  'fit-tap': join(
    spout(290, 30, false),
    box(40, 150, 400, 30, pale, 0),
    box(188, 180, 24, 80, grey, 0),
    box(168, 206, 64, 30),
    arrow('M262 250A50 24 0 0 0 262 200', [256, 196, -150]),
  ),
  drain: join(
    line('M60 60H230Q250 60 250 80V130', colours.ink, 20),
    line('M60 60H230Q250 60 250 80V128', grey, 12),
    drop(250, 166),
    shape('M180 210H320L290 250V300H210V250Z'),
    line('M350 132V208', moves, 4),
    line('M338 132H362M338 208H362', moves, 4),
  ),
  hose: join(
    line('M20 160H160', colours.ink, 32),
    line('M22 160H160', water, 22),
    box(160, 128, 74, 64, grey),
    pipe(300, 160, 160),
    box(286, 136, 40, 48),
    arrow('M180 90H262', [270, 90, 0]),
  ),
  rinse: join(
    cartridge(280, 60, 200),
    line('M30 250Q90 250 130 190', colours.ink, 26),
    line('M32 250Q90 250 128 192', grey, 18),
    line('M146 168L240 120M150 180L240 160M152 192L240 204', water, 7),
    drop(280, 292, 0.7),
    drop(320, 284, 0.6),
  ),
  'power-off': powerPoint + plug + arrow('M210 260H290', [298, 260, 0]),
  'plug-in': powerPoint + plug + arrow('M298 260H218', [210, 260, 180]),
  sleeve: join(
    box(50, 130, 340, 44, pale, 22),
    cloth(222, 152),
    arrow('M130 240H310', [318, 240, 0]),
    arrow('M310 240H130', [122, 240, 180]),
  ),
  reset: join(
    panel,
    line(
      'M176 108H206L190 126Q208 128 206 142Q202 156 176 150M256 108Q226 108 228 136Q230 154 246 152Q260 150 258 136Q252 124 230 132M306 108H282L280 126Q306 122 306 138Q304 154 280 150',
      colours.ink,
      5,
    ),
  ),
  clock: join(panel, disc(240, 128, 30), line('M240 128V108M240 128L254 136')),
  date: join(
    box(90, 80, 240, 150, '#fff', 10),
    box(90, 80, 240, 40, pale, 10),
    line('M120 150H290M120 180H250', grey, 6),
    shape('M300 250L400 120L430 142L330 272L294 284Z', grey),
    line('M120 206Q150 190 170 206T220 204', water, 6),
  ),
  label: join(
    box(42, 34, 268, 44, pale, 4),
    housing(100, 70),
    housing(252, 70),
    box(366, 34, 40, 232, grey, 14),
    line('M406 66H446V150', colours.ink, 5),
    box(420, 150, 52, 84, '#fff', 8),
    ...[
      [150, 42, 52],
      [74, 156, 52],
      [372, 120, 28],
      [428, 178, 36],
    ].map(([x = 0, y = 0, width = 0]) => box(x, y, width, 28, '#f5b544', 3)),
  ),
};

export const isGuideDrawing = (name: string): name is GuideDrawing =>
  guideDrawings.some((each) => each === name);

export const drawGuide = (name: GuideDrawing): string =>
  sheetSvg(createSheet(`guide-${name}`), guideSize.width, guideSize.height, drawings[name]);
