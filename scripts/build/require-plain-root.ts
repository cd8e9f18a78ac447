import { Fault } from '../fault.ts';

/** Throws a Fault where the bundler would take the checkout's path for an address, and read another file. */
export function requirePlainRoot(root: string): void {
  const sign = /[#%?]/.exec(root)?.[0];
  if (sign === undefined) return;
  throw new Fault(
    `This checkout lies in "${root}", and a bundler cannot read from a path with ${sign} in it. Rename the folder, or move the checkout.`,
  );
}
