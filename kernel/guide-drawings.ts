/** The drawings for guide steps, each with its alternative text. */
export const guideAlts = {
  fix: 'A bracket, level and screwed in place',
  'shut-off': 'A closed valve, its lever across the pipe',
  release: 'A tap is open and the pressure gauge drops to zero',
  'open-bowl': 'A spanner turns the bowl of a housing',
  'change-cartridge': 'The bowl is off. The old cartridge comes out and a new one goes in',
  seal: 'An O-ring in its groove with a film of grease',
  connect: 'Arrows show water going in one side and out the other',
  'open-slowly': 'A valve lever turned in line with the pipe',
  flush: 'A tap runs into a bucket',
  drips: 'A dry joint',
  twist: 'A cartridge under its head, with arrows to turn it',
  bench: 'A hole in the bench, marked with its diameter',
  'fit-tap': 'A tap on the bench, its nut tightened from below',
  drain: 'A hose ends above the waste, with an air gap',
  salt: 'Salt is poured into the brine tank',
  float: "A float hangs below the tank's surface, with a hose to the outlet",
  'screw-on': 'A filter screwed in between the pipe and the shower rose',
  hose: 'A hose coupling is pushed on until it clicks',
  rinse: 'A filter element is rinsed with a hose',
  'power-off': 'The plug is out of the power point',
  'pull-lamp': 'The lamp slides out of the end of its chamber',
  sleeve: 'The quartz sleeve is wiped with a cloth',
  reset: 'A controller with its display and buttons',
  date: 'A date is written on a label',
} as const;
export type GuideDrawing = keyof typeof guideAlts;
export const guideDrawings = Object.keys(guideAlts).filter((name): name is GuideDrawing =>
  Object.hasOwn(guideAlts, name),
);
