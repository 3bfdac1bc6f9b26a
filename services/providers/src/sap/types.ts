import type { ProviderFailure } from '../results';

export type SapSettings = {
  /** Ends with `/b1s/v1` or `/b1s/v2`. */
  baseUrl: string;
  company: string;
  user: string;
  password: string;
  /** Limit of one request, answer body included. Default 15 s. */
  timeoutMs?: number;
};

/** A document as SAP has it. `found` says that it was already there. Amount in integer centavos. */
export type SapDocument = {
  kind: 'sap_document';
  docEntry: number;
  docNum: number;
  docTotalCents: number;
  found: boolean;
};

export type SapAbsent = { kind: 'absent' };

/** A line of the ERP's own list of orders. Amount in integer centavos. */
export type SapListedOrder = {
  webOrderId: string;
  docEntry: number;
  docNum: number;
  docTotalCents: number;
  canceled: boolean;
};
export type SapOrderList = { kind: 'sap_orders'; orders: SapListedOrder[] };

export type SapOrderLine = {
  itemCode: string;
  quantity: number;
  priceAfterTaxCents: number;
  warehouseCode: string;
  /** `YYYY-MM-DD` */
  shipDate?: string;
  /** The name of the line's discount. */
  freeText?: string;
};

/** The receiver and address. `state` is the three-letter code (`ROO`). */
export type SapShipTo = {
  receiver: string;
  phone: string;
  street: string;
  neighborhood: string;
  zipCode: string;
  city: string;
  state: string;
};

export type SapOrderInput = {
  /** Our key: kept in the user field `U_WebOrderId`, the only protection against a second order. */
  webOrderId: string;
  cardCode: string;
  /** `YYYY-MM-DD` */
  docDate: string;
  /** `YYYY-MM-DD` */
  docDueDate: string;
  numAtCard?: string;
  comments: string;
  shipTo: SapShipTo;
  lines: SapOrderLine[];
};

export type SapPartnerInput = {
  /** Used when no partner is found. */
  cardCode: string;
  name: string;
  rfc?: string;
  email: string;
  phone?: string;
  shipTo?: SapShipTo;
};

export type SapPartner = { kind: 'business_partner'; cardCode: string; found: boolean };

export type SapItem = {
  kind: 'item';
  itemCode: string;
  itemName: string;
  valid: boolean;
  /** Each piece has a number of its own; undefined when the ERP does not say. */
  hasSeries: boolean | undefined;
  /** How it travels, as `parsePacking` reads it; undefined when the ERP does not say. */
  packing: string | undefined;
  warehouses: { warehouseCode: string; inStock: number; committed: number; ordered: number }[];
  /** By price list; a list without a price for the item is left out. */
  prices: { priceList: number; priceCents: number }[];
};

/** The numbers of the pieces that the warehouse allocated to an order, by item; an item with none is left out. */
export type SapSeries = { kind: 'series'; byItem: ReadonlyMap<string, readonly string[]> };

/** The days of an order: the latest, and that of each line in the order they were written. */
export type SapDates = {
  docDueDate: string;
  /** The order's comments, for facts that a day cannot tell. */
  comments: string;
  lines: readonly { itemCode: string; shipDate: string }[];
};

/** Pieces that stay in an order. Amount in integer centavos. */
export type SapKeptLine = Pick<SapOrderLine, 'itemCode' | 'quantity' | 'priceAfterTaxCents' | 'warehouseCode'>;

/** `outcomeUnknown`: an earlier attempt got no answer, so look before writing. */
export type SapAttempt = { outcomeUnknown?: boolean };

export type Sap = {
  createOrder(order: SapOrderInput, attempt?: SapAttempt): Promise<SapDocument | ProviderFailure>;
  findOrder(webOrderId: string): Promise<SapDocument | SapAbsent | ProviderFailure>;
  /** Fifty at a time at most. */
  listOrders(webOrderIds: readonly string[]): Promise<SapOrderList | ProviderFailure>;
  readSeries(docEntry: number): Promise<SapSeries | SapAbsent | ProviderFailure>;
  /** Sets the days anew; the same days again change nothing. */
  moveOrder(docEntry: number, dates: SapDates): Promise<{ kind: 'done' } | SapAbsent | ProviderFailure>;
  /** Sets who receives and where; the same again changes nothing. */
  readdressOrder(docEntry: number, shipTo: SapShipTo): Promise<{ kind: 'done' } | SapAbsent | ProviderFailure>;
  /**
   * Removes from an open order everything that is not among the remaining lines; the same lines again change nothing.
   */
  keepLines(docEntry: number, lines: readonly SapKeptLine[]): Promise<{ kind: 'done' } | SapAbsent | ProviderFailure>;
  cancelOrder(docEntry: number): Promise<{ kind: 'done' } | ProviderFailure>;
  createBusinessPartner(partner: SapPartnerInput): Promise<SapPartner | ProviderFailure>;
  readItem(itemCode: string): Promise<SapItem | SapAbsent | ProviderFailure>;
};
