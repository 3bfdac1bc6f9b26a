import { ownPath } from '@actual/contracts/facts/access/own-path';
import { type InvoiceState, isInvoiceState } from '@actual/contracts/facts/payment/invoices';
import { type ListView, hrefOf as listHref, readView as readList } from '../area/list-view';

export const path = '/user/invoices';

/** The state of the page by its address (accounts 2). */
export interface InvoicesView extends ListView<InvoiceState> {
  /** The fiscal data are being written. */
  fiscal: boolean;
  /** Where to go once they are kept; a path of this store. */
  returnTo: string | null;
}

/** Reads an address. A client sent here by another page for the fiscal data sees them first. */
export function readView(query: URLSearchParams): InvoicesView {
  const returnTo = ownPath(query.get('returnTo')) ?? null;
  return { ...readList(query, isInvoiceState), fiscal: returnTo !== null || query.get('datos') === 'si', returnTo };
}

export const listHrefOf = (view: ListView<string>): string => listHref(path, view);
export const fiscalHref = `${path}?datos=si`;
