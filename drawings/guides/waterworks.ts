/** Steps with pipes, valves, housings and taps. */
import { group } from '../toolkit/shapes.ts';
import {
  arrow,
  box,
  cartridge,
  colours,
  disc,
  drop,
  housing,
  line,
  pipe,
  shape,
  spout,
  tick,
  valve,
} from './strokes.ts';

const { grey, pale, water, moves } = colours;
const join = (...parts: readonly string[]) => group(parts);
const bucket = (x: number, y: number) =>
  shape(`M${x - 50} ${y}H${x + 50}L${x + 38} ${y + 80}H${x - 38}Z`) +
  shape(`M${x - 46} ${y + 26}H${x + 46}L${x + 38} ${y + 80}H${x - 38}Z`, pale);

export const waterworks = {
  fix: join(
    line('M40 40V290', grey, 10),
    box(120, 90, 260, 110, '#fff', 4),
    ...[
      [150, 120],
      [350, 120],
      [150, 170],
      [350, 170],
    ].map(([x = 0, y = 0]) => disc(x, y, 10, grey) + line(`M${x - 5} ${y}H${x + 5}`)),
    box(170, 230, 160, 34, pale, 6),
    disc(250, 247, 10),
    line('M234 234V260M266 234V260', colours.ink, 3),
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
  'open-bowl': join(
    housing(210, 50),
    shape('M254 178H420Q436 178 436 194Q436 210 420 210H254Z', grey),
    arrow('M150 276Q210 304 276 274', [286, 268, -28]),
  ),
  'change-cartridge': join(
    housing(150, 20, 76),
    cartridge(150, 100, 130),
    cartridge(340, 110, 150),
    arrow('M196 116Q250 70 296 104', [304, 112, 45]),
    drop(420, 120, 0.9),
  ),
  seal: join(
    disc(240, 160, 118, pale),
    disc(240, 160, 92),
    disc(240, 160, 74, pale),
    ...[0, 60, 120, 180, 240, 300].map((angle) => {
      const a = (angle * Math.PI) / 180;
      return drop(240 + Math.cos(a) * 92, 160 + Math.sin(a) * 92, 0.5);
    }),
  ),
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
    line('M340 120A44 44 0 1 1 339 119M340 76V164', 'none', 1),
    disc(370, 120, 46),
    line('M370 120V90M370 120L392 132', colours.ink, 5),
  ),
  drips: join(
    pipe(40, 150, 180),
    pipe(260, 150, 180),
    box(206, 120, 68, 60, grey, 4),
    line('M120 230H360', grey, 8),
    tick(360, 80),
  ),
  twist: join(
    box(150, 40, 140, 56, grey),
    shape('M170 110H270V260Q270 290 220 290Q170 290 170 260Z'),
    box(170, 160, 100, 40, pale, 0),
    arrow('M300 130A90 40 0 0 1 300 200', [292, 206, 155]),
    arrow('M370 150V240', [370, 250, 90]),
  ),
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
  salt: join(
    box(150, 130, 180, 170),
    box(150, 220, 180, 80, pale, 0),
    shape('M250 30L370 10L400 100L300 120Z', grey),
    ...[
      [262, 120],
      [240, 150],
      [266, 168],
      [230, 190],
      [250, 206],
    ].map(([x = 0, y = 0]) => box(x, y, 12, 12, '#fff', 2)),
  ),
  float: join(
    box(70, 40, 340, 250),
    box(70, 90, 340, 200, pale, 0),
    disc(220, 96, 26),
    line('M220 122V150', colours.ink, 4),
    box(196, 150, 48, 54, grey),
    line('M220 204Q220 262 320 262H410', colours.ink, 12),
    line('M220 204Q220 262 320 262H408', water, 6),
    line('M70 272H190', '#8a6d3b', 8),
  ),
  'screw-on': join(
    line('M120 30V60Q120 90 160 90H200', colours.ink, 20),
    line('M120 30V60Q120 90 160 90H198', grey, 12),
    box(196, 60, 90, 60),
    shape('M286 74L360 50V130L286 106Z', grey),
    line('M374 70L430 84M374 90H432M374 110L430 98', water, 5),
    arrow('M210 170A60 26 0 0 0 290 160', [296, 152, -50]),
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
} as const;
