import { type LoaderArgs, redirect } from '@actual/shell-contract';

/** Where the cart of the header leads while nothing is in it. */
export const emptyCartPage = '/quotations/edit';

/** Sends a visitor who has an active quotation to that quotation. */
export function emptyCartLoader({ shell, url }: LoaderArgs) {
  const { id } = shell.stores.quotation.getState();
  return id ? redirect(`${emptyCartPage}/${id}${url.search}`) : null;
}
