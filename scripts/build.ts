/** npm run build: a catalogue into DIR/au and DIR/nz. */
import { readArguments } from './arguments.ts';
import { runCommand } from './command.ts';
import { buildAndReport } from './publish/build-and-report.ts';

runCommand(() => {
  const { 'without-images': withoutImages, ...values } = readArguments(
    'npm run build -- [--catalogue DIR] [--out DIR] [--strict] [--without-images]',
    {
      catalogue: { type: 'string', default: 'catalogue' },
      out: { type: 'string', default: 'dist' },
      strict: { type: 'boolean', default: false },
      'without-images': { type: 'boolean', default: false },
    },
  );
  return buildAndReport({ ...values, withImages: !withoutImages });
});
