/** Whether a folder holds all of a site: what is missing there would be taken from those who visit it. */
import { Fault } from '../fault.ts';
import { readRecord } from './build-record.ts';
import { isUnfinished } from './output-folder.ts';

/** @throws Fault that says what the folder lacks, and what makes it. */
export function requireWhole(site: string): void {
  if (isUnfinished(site))
    throw new Fault(`Some pictures of "${site}" are missing. npm run build makes them.`);
  const record = readRecord(site);
  if (record?.share) {
    const { number, of } = record.share;
    throw new Fault(
      `"${site}" is share ${number} of ${of} of a site. npm run build -- --merge DIR --merge DIR puts the shares together.`,
    );
  }
  if (record?.pictures.size === 0)
    throw new Fault(
      `"${site}" was built --without-images: no picture and no document is there. npm run build makes them.`,
    );
}
