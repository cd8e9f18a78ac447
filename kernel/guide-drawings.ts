/** The drawings for guide steps, each with its alternative text. */
export const guideAlts = {
  fix: 'A bracket, level and screwed in place',
  'shut-off': 'A closed valve, with its lever across the pipe',
  release: 'Opening a tap so the pressure gauge drops to zero',
  'open-bowl': 'Turning the bowl of a housing with a spanner',
  'change-cartridge': 'Taking the old cartridge out of an open housing and putting a new one in',
  seal: 'An O-ring in its groove with a film of grease',
  connect: 'Arrows showing water going in one side and out the other',
  'open-slowly': 'Turning a valve lever in line with the pipe',
  flush: 'Running a tap into a bucket',
  drips: 'A dry joint',
  'twist-in': 'Pushing a cartridge up into its head and turning it to the right',
  'twist-out': 'Turning a cartridge to the left and pulling it down out of its head',
  bench: 'A hole in the bench, marked with its diameter',
  'fit-tap': 'Tightening the nut of a tap from below the bench',
  drain: 'The drain hose ends above the waste, with an air gap',
  salt: 'Pouring salt into the brine tank',
  float: "A float below the water's surface in a tank, with a hose to the outlet",
  'screw-on': 'A filter screwed in between the pipe and the shower rose',
  hose: 'Pushing a hose coupling on until it clicks',
  rinse: 'Rinsing a filter element with a hose',
  'power-off': 'A plug pulled out of a power point',
  'pull-lamp': 'Sliding the lamp out of the end of its chamber',
  sleeve: 'Wiping the quartz sleeve with a cloth',
  reset: 'A controller with its display and buttons',
  date: 'Writing the date on a label',
  label:
    'Labels on the bracket and the housing of a twin filter, and on the chamber and power supply of a UV system',
} as const;
export type GuideDrawing = keyof typeof guideAlts;
export const guideDrawings = Object.keys(guideAlts).filter((name): name is GuideDrawing =>
  Object.hasOwn(guideAlts, name),
);
