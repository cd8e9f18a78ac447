import { eitherOf } from '../../codegen/diagnostics/words.ts';
import { UserError } from '../user-error.ts';
import { plan } from './plan.ts';
import { type BytesSource, carryOut, keptBytes, type Publishing } from './publish-release.ts';
import { distinctReleases, readReleases } from './releases.ts';
import type { Store } from './store.ts';

/**
 * Restores the release with that number, otherwise the previous or an interrupted roll-back's one.
 * Throws a UserError if files are missing.
 */
export async function rollBack(store: Store, id: number | undefined, options: Publishing = {}) {
  const live = await store.list();
  const releases = await readReleases(store, live);
  const complete = distinctReleases(releases);
  const last = releases.at(-1);
  const target =
    id === undefined
      ? complete.at(last?.isComplete ? -2 : -1)
      : complete.find((release) => release.id === id || release.rolledBackTo === id);
  if (releases.length === 0) throw new UserError('Nothing is published there yet. Check --to.');
  if (!target) {
    const ids = eitherOf(complete.map(({ id }) => String(id)));
    throw new UserError(
      complete.length === 0
        ? "The first release there is incomplete, so there's nothing to go back to. Publish again."
        : `You can't go back to that release. You can go back to ${ids}.`,
    );
  }
  const rolledBackTo = target.rolledBackTo ?? target.id;
  const files = new Map(Object.entries(target.files));
  const todo = plan(files, { live, releases });
  const bytesOf = keptBytes(store, live);
  const source: BytesSource = {
    bytesOf: (_key, content) => bytesOf(content),
    refusal: (lost) =>
      `Can't roll back to release ${rolledBackTo}, because every copy of ${lost} is missing or damaged. The live site hasn't changed. Use --list to find another release to roll back to, or build that version again and publish it.`,
  };
  const state = { live, releases, todo, source };
  return carryOut(store, { ...state, rolledBackTo }, options, files);
}
