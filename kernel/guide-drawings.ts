/** The drawings that a step of a guide may show, each with what it tells to who cannot see it. */
export const guideAlts = {
  fix: 'A bracket on two studs of the wall, level, with four screws',
  'shut-off': 'The lever of a valve stands across the pipe: closed',
  release: 'A tap is open and the pressure gauge falls to nought',
  'open-bowl': 'A spanner turns the bowl of a housing',
  'change-cartridge': 'The bowl is down; the old cartridge leaves it and a new one goes in',
  seal: 'The O-ring lies in its groove with a film of grease',
  connect: 'Water goes in on one side and out on the other, as the arrows tell',
  'open-slowly': 'The lever of a valve is turned along the pipe: open',
  flush: 'A tap runs into a bucket',
  drips: 'A joint without a drop on it',
  twist: 'A cartridge turns a quarter in its head and drops',
  bench: 'A hole in the bench, with its diameter',
  'fit-tap': 'A tap stands on the bench, its nut is tightened from below',
  drain: 'A hose ends above the waste with a gap of air',
  salt: 'Salt is poured into the bin',
  float: 'A float hangs below the surface of the tank, the hose leads to the outlet',
  'screw-on': 'A filter is screwed between the pipe and the shower rose',
  hose: 'A hose coupling is pushed on until it clicks',
  rinse: 'A filter element is rinsed with a hose',
  'power-off': 'The plug is out of the power point',
  'pull-lamp': 'The lamp is drawn out of the end of its chamber',
  sleeve: 'The quartz sleeve is wiped with a cloth',
  reset: 'The counter of the controller is set back to 365 days',
  date: 'A date is written on a label',
} as const;
export type GuideDrawing = keyof typeof guideAlts;
export const guideDrawings = Object.keys(guideAlts).filter((name): name is GuideDrawing =>
  Object.hasOwn(guideAlts, name),
);
