/** Pages as bytes. Most of a page stands in every other one too, and is encoded once. */
import { memoize } from '../../kernel/memoize.ts';
import type { Pieces, Shared } from '../../site/document/pieces.ts';

const bytesOf = memoize(({ shared }: Shared) => Buffer.from(shared));
/** UTF-8 takes no more for a unit of UTF-16. */
const mostBytes = 3;

/** Returns how pieces are encoded, all into the same place: bytes are good until the next are asked for. */
export function piecesEncoder(): (pieces: Pieces) => Uint8Array {
  let page = Buffer.allocUnsafe(1 << 16);
  return (pieces) => {
    let end = 0;
    const makeRoom = (bytes: number) => {
      if (end + bytes > page.length)
        page = Buffer.concat([page.subarray(0, end)], 2 * (end + bytes));
    };
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        makeRoom(mostBytes * piece.length);
        end += page.write(piece, end);
      } else {
        const bytes = bytesOf(piece);
        makeRoom(bytes.length);
        page.set(bytes, end);
        end += bytes.length;
      }
    }
    return page.subarray(0, end);
  };
}
