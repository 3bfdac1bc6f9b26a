import { ownPath } from '@actual/contracts/facts/access/own-path';

/** The state of the page by its address (accounts 2). */
export interface DeliveriesView {
  /** Where to go once an address is there; a path of this store. */
  returnTo: string | null;
  /** The quotation that an address is wanted for. */
  quotationId: string | null;
  /** A new address is being written. */
  addContact: boolean;
  /** The address that is being changed. */
  contactId: string | null;
}

const isId = (text: string | null): text is string => /^[0-9a-f-]{32,36}$/i.test(text ?? '');

/** Reads an address; unknown parts are ignored. */
export function readView(query: URLSearchParams): DeliveriesView {
  const [quotation, contact] = [query.get('quotationId'), query.get('contactId')];
  return {
    returnTo: ownPath(query.get('returnTo')) ?? null,
    quotationId: isId(quotation) ? quotation : null,
    addContact: query.has('addContact') && query.get('addContact') !== 'false',
    contactId: isId(contact) ? contact : null,
  };
}

/** The address of a view. */
export function hrefOf({ returnTo, quotationId, addContact, contactId }: DeliveriesView): string {
  const query = new URLSearchParams();
  if (returnTo) query.set('returnTo', returnTo);
  if (quotationId) query.set('quotationId', quotationId);
  if (addContact) query.set('addContact', 'true');
  if (contactId) query.set('contactId', contactId);
  const text = query.toString();
  return `/user/deliveries${text && `?${text}`}`;
}

/** The list of addresses, still for the same purpose. */
export const listOf = (view: DeliveriesView): DeliveriesView => ({ ...view, addContact: false, contactId: null });

/** Where to go after an address was saved or chosen: back to the page that asked for it, or to the list. */
export function wayBack({ returnTo, quotationId }: DeliveriesView): string {
  if (returnTo) return returnTo;
  return quotationId ? `/checkout/client/${quotationId}` : '/user/deliveries';
}
