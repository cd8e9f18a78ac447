/** The drawings for steps on one kind of system. */
import type { GuideDrawing } from '../../kernel/guide-drawings.ts';
import { place } from '../toolkit/shapes.ts';
import {
  arrow,
  box,
  cartridge,
  cloth,
  colours,
  cross,
  disc,
  drop,
  guideSize,
  housing,
  join,
  line,
  pipe,
  shape,
  spout,
  valve,
  vessel,
} from './strokes.ts';

const { grey, ink, pale, water } = colours;
const floor = line(`M30 292H${guideSize.width - 30}`, grey, 8);
const runs = (data: string) => line(data, ink, 18) + line(data, pale, 10);
const inwards = arrow('M28 40H98', [106, 40, 0]);
const outwards = arrow('M366 40H436', [444, 40, 0]);
const socket = (x: number, y: number) =>
  place(box(0, 0, 70, 84) + line('M24 30L19 42M46 30L51 42M35 54V66', ink, 5), x, y);
const gauge = (x: number, y: number) =>
  disc(x, y, 28) + line(`M${x} ${y}L${x - 12} ${y - 14}`, ink, 5);

// Ultraviolet
const ports = box(100, 78, 34, 44) + box(230, 78, 34, 44);
const chamber = box(60, 120, 250, 80, grey, 14) + ports;
const lamp =
  chamber + box(310, 130, 26, 60) + box(330, 150, 120, 20, pale, 8) + box(436, 146, 24, 28);
const slideIn = arrow('M438 240H360', [350, 240, 180]);

// The shower, from top to bottom: arm, filter, rose.
const arm = join(
  line('M400 36H280Q240 36 240 76V100', ink, 26),
  line('M402 36H280Q240 36 240 76V98', grey, 16),
  box(400, 10, 22, 54, grey, 4),
);
const body =
  box(214, 98, 52, 20, grey, 4) +
  box(196, 118, 88, 84, '#fff', 14) +
  box(200, 146, 80, 28, pale, 0);
const rose = box(222, 202, 36, 16, grey, 4) + shape('M226 218H254L298 252V264H182V252Z', grey);
const spray = line(
  'M196 280L188 308M222 280L218 308M240 280V308M258 280L262 308M284 280L292 308',
  water,
  6,
);

/** A tank cut open, with its hatch and the float at a height. */
const tankWith = (y: number, hose: string) =>
  join(
    box(74, 150, 332, 140, pale, 0),
    line(`M220 ${y - 26}V4`, '#8a6d3b', 5),
    line(hose, ink, 12),
    line(hose, water, 6),
    line('M170 84H70V290H410V84H270M170 70V98M270 70V98', ink, 6),
    disc(220, y, 26),
    line(`M220 ${y + 26}V${y + 42}`),
    box(196, y + 42, 48, 54, grey),
  );

export const systemDrawings = {
  'uv-spot': join(
    line('M40 56L240 16L440 56', ink, 8),
    pipe(40, 250, 110),
    pipe(40, 150, 110),
    box(150, 126, 64, 160, grey, 14),
    box(160, 108, 44, 20),
    line('M204 118H262Q282 118 282 138V190H320', ink, 7),
    socket(330, 150),
    arrow('M182 100V62', [182, 52, -90]),
  ),
  'uv-connect': join(
    runs('M10 104H340M380 244H460'),
    place(housing(0, 0), 96, 94, 0.6),
    place(housing(0, 0), 216, 94, 0.6),
    box(318, 64, 64, 214, grey, 14),
    line('M350 90V252', '#fff', 14),
    inwards,
    arrow('M400 204H440', [448, 204, 0]),
  ),
  'fit-sleeve': join(box(250, 146, 200, 28, pale, 14), chamber, box(352, 128, 28, 64), slideIn),
  'fit-lamp': lamp + slideIn,
  'pull-lamp': lamp + arrow('M350 240H430', [438, 240, 0]),
  // Water treatment
  'level-floor': join(
    floor,
    vessel(150, 84, 288),
    box(220, 256, 120, 30, pale),
    box(262, 262, 36, 18, '#fff', 9),
    disc(280, 271, 5, water),
    socket(376, 110),
    arrow('M150 70V36', [150, 26, -90]),
  ),
  'connect-tank': join(
    pipe(20, 76, 170),
    pipe(290, 76, 170),
    box(186, 52, 108, 48, '#fff', 8),
    line('M204 76H276', grey, 8),
    box(198, 100, 84, 38, grey),
    vessel(240, 138, 300),
    arrow('M60 36H120', [128, 36, 0]),
    arrow('M350 36H410', [418, 36, 0]),
  ),
  'fill-tank': join(
    floor,
    vessel(240, 106, 288),
    box(190, 240, 100, 46, grey, 0),
    box(190, 178, 100, 62, '#f3e3b8', 0),
    shape('M186 34H294L254 82V106H226V82Z', '#fff'),
    arrow('M360 30Q310 -6 262 26', [254, 34, 135]),
  ),
  salt: join(
    box(130, 90, 220, 200, '#fff', 8),
    shape('M132 160Q240 138 348 160V288H132Z', '#eef1f3'),
    box(132, 214, 216, 74, pale, 0),
    line('M160 180h14M204 172h14M262 178h14M312 184h14M182 200h14M240 196h14M290 202h14'),
    line('M350 14L262 168', ink, 18),
    line('M349 16L263 166', '#e0c9a0', 10),
    arrow('M226 60V112', [226, 122, 90]),
  ),
  'rinse-screen': join(
    spout(220, 30, true),
    box(180, 190, 80, 40, '#fff', 18),
    line('M196 196V224M212 194V226M228 194V226M244 196V224', grey),
    drop(200, 262, 0.7),
    drop(244, 272, 0.6),
  ),
  // Tank
  'pump-off': join(
    floor,
    line('M110 150V80H20', ink, 26),
    line('M110 150V80H18', pale, 18),
    box(120, 156, 150, 96, grey, 18),
    line('M170 172V236M200 172V236M230 172V236'),
    box(140, 252, 110, 34),
    disc(110, 204, 62),
    disc(110, 204, 20, grey),
    line('M270 204H310Q330 204 330 224V256H395V190', ink, 7),
    socket(360, 106),
    box(374, 64, 42, 34, '#f5b544'),
    arrow('M452 104Q462 62 430 50', [424, 46, 200]),
  ),
  'lower-float': join(
    tankWith(156, 'M220 250Q224 272 330 272H410'),
    arrow('M300 30V100', [300, 110, 90]),
  ),
  'lift-float': join(
    tankWith(50, 'M220 146Q224 272 330 272H410'),
    arrow('M300 110V40', [300, 30, -90]),
  ),
  // Shower
  'screw-off': join(
    arm,
    box(214, 98, 52, 20, grey, 4),
    place(rose, 0, 10),
    arrow('M320 150A92 34 0 0 1 196 178', [188, 172, 215]),
    arrow('M370 180V252', [370, 262, 90]),
  ),
  'screw-on': join(arm, body, rose, arrow('M312 130A92 34 0 0 1 320 188', [314, 196, 130])),
  'shower-on': join(arm, body, rose, spray),
  'shower-off': join(arm, body, rose, drop(240, 288), cross(240, 288, 0.9)),
  'open-shower': join(
    arm,
    box(214, 98, 52, 20, grey, 4),
    box(196, 118, 88, 30, '#fff', 10),
    cartridge(240, 166, 60),
    place(box(196, 150, 88, 52, '#fff', 14) + rose, 0, 84, 0.8),
    arrow('M330 150V226', [330, 236, 90]),
  ),
  // Under the sink and at the tap
  'in-cupboard': join(
    box(60, 20, 360, 250),
    box(60, 270, 360, 34, grey, 0),
    line('M180 280V294M210 280V294M240 280V294M270 280V294M300 280V294'),
    box(184, 110, 130, 158, pale, 10),
    socket(84, 44),
    line('M154 86H250V110', ink, 7),
    arrow('M170 220H96', [86, 220, 180]),
    arrow('M328 220H392', [402, 220, 0]),
  ),
  'connect-unit': join(
    runs('M10 90H76M146 90H200M310 150H350V200'),
    place(housing(0, 0), 112, 78, 0.8),
    box(200, 60, 110, 210, pale, 10),
    place(spout(0, 0, false), 440, 50, 1),
    box(330, 166, 120, 18, grey, 0),
    line('M350 184V204', ink, 12),
    arrow('M30 50H80', [88, 50, 0]),
  ),
  tee: join(
    pipe(30, 110, 420),
    box(206, 86, 68, 48, grey, 4),
    box(228, 134, 24, 50, pale, 0),
    place(valve(0, 0, true), 240, 210),
    box(228, 228, 24, 70, pale, 0),
    arrow('M60 66H140', [148, 66, 0]),
    arrow('M330 222V282', [330, 292, 90]),
  ),
  'push-tube': join(
    pipe(40, 160, 210),
    box(270, 116, 130, 88, grey, 10),
    box(250, 132, 22, 56),
    pipe(400, 160, 60),
    arrow('M110 220H218', [226, 220, 0]),
  ),
  'three-lines': join(
    box(40, 84, 400, 26, pale, 0),
    place(spout(0, 0, false), 284, 14, 0.6),
    ...['#c8372d', water, '#2f9b6b'].map(
      (colour, at) =>
        line(
          `M${224 + at * 18} 110V150Q${224 + at * 18} 190 ${130 + at * 112} 196V236`,
          colour,
          9,
        ) +
        box(112 + at * 112, 236, 36, 26, grey, 4) +
        box(120 + at * 112, 262, 20, 40, pale, 0),
    ),
  ),
  aerator: join(
    spout(250, 30, false),
    box(232, 136, 36, 30, grey, 6),
    line('M240 146V158M250 146V158M260 146V158'),
    arrow('M300 120A50 22 0 0 1 206 128', [198, 122, 215]),
    arrow('M330 150V210', [330, 220, 90]),
  ),
  'wipe-spout': join(
    spout(250, 60, false),
    place(cloth(0, 0), 250, 96, 0.9),
    arrow('M320 70V130', [320, 140, 90]),
    arrow('M320 130V70', [320, 60, -90]),
  ),
  'ceramic-disc': join(
    line('M220 214H120Q96 214 96 238V256', ink, 26),
    line('M220 214H120Q96 214 96 238V254', grey, 18),
    box(196, 180, 92, 112, grey, 8),
    box(212, 116, 60, 44, '#fff', 4),
    disc(242, 138, 12, pale),
    shape('M196 60H288L282 88H202ZM288 60L370 30L376 46L286 78Z'),
    arrow('M150 96V160', [150, 170, 90]),
  ),
  'wet-seal': join(
    shape('M206 126H254L286 150V278Q286 296 268 296H192Q174 296 174 278V150Z'),
    box(174, 194, 112, 54, pale, 0),
    box(212, 92, 36, 36, grey, 4),
    line('M206 110H254', '#f5b544', 10),
    drop(230, 48),
    box(346, 246, 76, 46, grey, 10),
    arrow('M286 100Q356 110 378 210', [382, 222, 75]),
  ),
  // Fountains, cabinets, gardens, caravans
  'connect-fountain': join(
    shape('M170 60H310V230H210Q170 230 170 190Z'),
    line('M210 60V44', ink, 12),
    line('M212 38Q232 10 258 56', water, 6),
    runs('M30 180H168M260 232V270Q260 284 274 284H450'),
    arrow('M40 140H110', [118, 140, 0]),
    arrow('M350 240H420', [428, 240, 0]),
  ),
  hang: join(
    line('M90 56H390', ink, 16),
    line('M92 56H388', grey, 8),
    box(130, 100, 220, 190, '#fff', 8),
    line('M160 100V76H180M320 100V76H300', ink, 6),
    box(190, 124, 100, 30, pale),
    disc(240, 139, 7, water),
    arrow('M410 84V150', [410, 160, 90]),
  ),
  'connect-cabinet': join(
    runs('M20 90H130M350 90H460'),
    box(126, 40, 228, 250, '#fff', 8),
    ...[170, 240, 310].map((x) => place(housing(0, 0), x, 80, 0.56)),
    inwards,
    outwards,
  ),
  bypass: join(
    runs('M20 190H460M80 190V70H400V190'),
    place(housing(0, 0), 240, 182, 0.56),
    place(valve(0, 0, false), 140, 190, 0.8),
    place(valve(0, 0, false), 340, 190, 0.8),
    place(valve(0, 0, true), 240, 70, 0.8),
    arrow('M290 34H370', [378, 34, 0]),
  ),
  'garden-filter': join(
    pipe(20, 140, 130),
    pipe(330, 140, 130),
    housing(240, 124),
    arrow('M206 142H262', [268, 142, 0]),
    line('M96 128V100M384 128V100'),
    gauge(96, 74),
    gauge(384, 74),
  ),
  'after-pump': join(
    floor,
    runs('M150 110H470M410 110V180'),
    box(40, 216, 96, 64, grey, 16),
    disc(140, 236, 42),
    runs('M140 194V110H200'),
    place(housing(0, 0), 270, 100, 0.66),
    line('M390 180H430L424 214H396ZM410 214V250M396 244L410 262L424 244', water, 5),
    arrow('M270 244V272', [270, 276, 90]),
  ),
  shade: join(
    floor,
    line('M60 90L430 60V290', ink, 8),
    disc(70, 40, 22, '#f5b544'),
    place(housing(0, 0), 190, 118, 0.86),
    place(housing(0, 0), 330, 118, 0.86),
    box(116, 104, 288, 26, grey, 6),
  ),
  'empty-bowl': join(
    place(
      `<g transform="rotate(118)">${shape('M-50 0H50V110Q50 136 0 136Q-50 136 -50 110Z', pale)}</g>`,
      270,
      150,
    ),
    line('M300 106L236 190', ink, 8),
    drop(240, 216),
    drop(262, 256, 0.8),
    drop(226, 268, 0.7),
    arrow('M150 60A130 130 0 0 0 120 150', [118, 160, 95]),
  ),
} as const satisfies Partial<Record<GuideDrawing, string>>;
