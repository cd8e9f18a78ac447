/** A product is no longer made: its own file says so, and, when told, it goes out of every list that offers it. */
import { removeValue, setValue } from './edit-yaml.ts';
import type { Editing } from './editing.ts';
import { type Offer, offersOf } from './offers.ts';
import { requireProduct } from './require-product.ts';
import { orderOf } from './schema-fields.ts';
import { takeOut } from './take-out.ts';

export type Retirement = {
  readonly replacement: string | undefined;
  readonly takeOut: boolean;
  /** Spare parts are still supplied. */
  readonly withSpareParts?: boolean;
};

/** Proposes the edits; returns where it is offered today. */
export async function retireProduct(
  editing: Editing,
  code: string,
  { replacement, takeOut: takes, withSpareParts = false }: Retirement,
): Promise<readonly Offer[]> {
  const own = editing.nameOf(requireProduct(editing, code));
  if (replacement !== undefined) requireProduct(editing, replacement);
  const flags = {
    ...(replacement !== undefined && { replacedBy: replacement }),
    discontinued: true,
    ...(withSpareParts && { discontinuedWithSpareParts: true }),
  };
  for (const [field, value] of Object.entries(flags))
    editing.proposal.edit(own, (text) => setValue(text, [field], value, orderOf('product')));
  const offers = offersOf(editing.documents, code);
  // From the end of each file, so that the places before stay where they are.
  if (takes)
    for (const offer of [...offers].reverse()) takeOutOf(editing, offer, code, replacement);
  return offers;
}

function takeOutOf(
  { proposal, nameOf }: Editing,
  offer: Offer,
  code: string,
  replacement: string | undefined,
): void {
  if (offer.kind === 'by hand') return;
  proposal.edit(nameOf(offer.document), (text) => {
    if (offer.kind === 'list') return takeOut(text, offer, code, replacement);
    return replacement === undefined
      ? removeValue(text, offer.path)
      : setValue(text, [...offer.path, 'url'], `/${replacement}`);
  });
}
