import { CallFailure } from '../commerce/fetch-items.ts';

/** What a search rejects with that nobody waits for any more. */
export const aborted = (): CallFailure => new CallFailure('aborted', 'was aborted');
