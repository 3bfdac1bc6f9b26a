import type { guestAddress, Site, ZipcodeDelivery } from '@actual/contracts';
import type { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { isOpenPayment, type OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { formatZip } from '@actual/contracts/facts/text/written';
import type { Bargain, Carriage, GroupDiscounts, PaymentGroup } from '@actual/domain';
import type { Caller } from '@actual/kit/caps/caller';
import type { z } from 'zod';

/** A delivery address as it was accepted. */
export type KeptAddress = z.output<typeof guestAddress>;

/** The product of a line as the catalog has it now; null when it was taken out altogether. */
export interface CurrentProduct {
  name: string;
  slug: string;
  picture: string | null;
  finish: string | null;
  priceCents: number;
  discounts: GroupDiscounts;
  promotion: { id: string; name: string } | null;
  carriage: Carriage;
  /** May still be sold by the quotation's site. */
  sellable: boolean;
}

export interface Line {
  id: string;
  productId: string;
  itemCode: string;
  quantity: number;
  originalQuantity: number;
  unitPrice: number;
  discounts: GroupDiscounts;
  /** Percent that staff took off it besides, while the bargain holds. */
  bigticket: number;
  /** The bargain granted for it, whether it still holds or not. */
  bargain: Bargain | null;
  /** The package it was added with. */
  package: { id: string; name: string; quantity: number } | null;
  shipDate: string | null;
  originalShipDate: string | null;
  shipCompany: string | null;
  shipCompanyFrom: string | null;
  stockSourceId: number | null;
  product: CurrentProduct | null;
}

export interface PaymentRow {
  id: string;
  type: PaymentType;
  paymentGroup: PaymentGroup;
  amountCents: number;
  /** Given back, or promised back by a refund case. */
  refundedCents: number;
  status: PaymentState;
  statusDetail: string | null;
  createdAt: string;
}

export interface Zone extends ZipcodeDelivery {
  /** Null where the store does not deliver. */
  zone: string | null;
}

export type Seller = { firstName: string; lastName: string; email: string; phone: string; mobilePhone: string };

/** A quotation with everything that hangs on it, read in one statement. */
export interface LoadedQuotation {
  id: string;
  /** Null until the first line. */
  folio: number | null;
  site: Site;
  holderHash: string | null;
  clientId: string | null;
  /** The account of its client. */
  userId: string | null;
  /** The member of the staff who made it. */
  sellerId: string | null;
  /** That seller, as the paper names them. */
  seller: Seller | null;
  /** The broker who made it. */
  broker: (Seller & { id: string }) | null;
  /** The shop it was made in; null for one of the web. */
  store: { code: string; name: string } | null;
  /** Hashes of the browsers that opened its signed link. */
  linkHolders: string[];
  zipcode: Zone | null;
  /** The text of the way into the home it goes to. */
  wayIn: string | null;
  /** The client's saved address it goes to; `guestAddress` holds its present text. */
  contactId: string | null;
  guestAddress: KeptAddress | null;
  paymentGroup: PaymentGroup;
  paymentAttempts: number;
  rateLimitReported: boolean;
  isClosed: boolean;
  isSpei: boolean;
  fromOffers: boolean;
  pricedOn: string;
  /** The IP address it was begun from. */
  clientIp: string | null;
  repriced: { detailId: string; before: number; now: number }[];
  version: number;
  createdAt: Date;
  client: { id: string; firstName: string; lastName: string; email: string; phone: string } | null;
  invited: boolean;
  /** The value of what its buyer changed, where it is for what comes instead. */
  exchange: { requestId: string; requestFolio: number; cents: number; until: string; usable: boolean } | null;
  orderId: string | null;
  orderFolio: number | null;
  orderStatus: OrderState | null;
  lines: Line[];
  payments: PaymentRow[];
  /** The version that the caller has seen, so that nobody overwrites an unseen change. Not of the row. */
  ifMatch?: number | undefined;
  /** The caller, for caps. It is not a column. */
  caller?: Caller;
}

/** Centavos of the approved payments, less refunds. */
export const paidCents = (quotation: Pick<LoadedQuotation, 'payments'>): number =>
  quotation.payments.reduce(
    (sum, one) => (one.status === PaymentState.approved ? sum + one.amountCents - one.refundedCents : sum),
    0,
  );

/** The payment that is running or under review, if any: it holds pieces and freezes the quotation. */
export const openPayment = (quotation: Pick<LoadedQuotation, 'payments'>): PaymentRow | undefined =>
  quotation.payments.find((one) => isOpenPayment(one.status));

/** The guest address, when it lies in the postal code that delivery dates were promised for. */
export function fittingAddress(quotation: LoadedQuotation): KeptAddress | null {
  const { guestAddress, zipcode } = quotation;
  return guestAddress && zipcode && sameZip(guestAddress.zipCode, zipcode.cp) ? guestAddress : null;
}

/** `_29030` is the delivery form of the postal code 29030. */
export const sameZip = (address: string, delivery: string): boolean => address === formatZip(delivery);

/** The buyer, who gets the mails: the client, or the guest who gave the address. The receiver may be somebody else. */
export function buyerOf({
  client,
  invited,
  guestAddress,
}: Pick<LoadedQuotation, 'client' | 'invited' | 'guestAddress'>): Pick<
  KeptAddress,
  'firstName' | 'lastName' | 'email' | 'phone'
> | null {
  return client?.email && !invited ? client : (guestAddress ?? client);
}
