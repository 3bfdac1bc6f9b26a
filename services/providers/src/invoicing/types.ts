import type { ProviderFailure } from '../results';

export type InvoicingSettings = {
  /** Ends with `/v2`. */
  baseUrl: string;
  /** The organization's secret key; it decides who issues, and whether invoices are real. */
  apiKey: string;
  /** Limit of one request, answer body included. Default 20 s: the provider asks the tax authority meanwhile. */
  timeoutMs?: number;
};

/** The receiver of an invoice, as the tax authority knows them. */
export type InvoiceCustomer = { rfc: string; name: string; regime: string; zip: string };

/** One product of an invoice; prices include every tax, after discounts. */
export type InvoiceItem = {
  sku: string;
  description: string;
  /** c_ClaveProdServ, eight digits. */
  productKey: string;
  quantity: number;
  unitTotalCents: number;
  /** Pieces, unless it is one act of giving money back. */
  unit?: 'piece' | 'act';
};

export type InvoiceInput = {
  /** Income, or a credit note (egreso) of an earlier invoice. */
  type: 'I' | 'E';
  /** Ours; invoices are found by it. The provider does not keep it unique. */
  externalId: string;
  /** One key, one invoice: the same key gets the same invoice again. */
  idempotencyKey: string;
  customer: InvoiceCustomer;
  /** c_UsoCFDI */
  use: string;
  /** c_FormaPago */
  paymentForm: string;
  paymentMethod: 'PUE';
  series: string;
  /** Number (UUID) of the invoice that this one takes the place of, or is a credit note of, and how (c_TipoRelacion). */
  related?: { relation: string; uuid: string };
  /** Up to 72 hours back; the moment of the stamp unless told. */
  date?: Date;
  /** For the general public. */
  global?: { periodicity: 'day'; months: string; year: number };
  items: readonly InvoiceItem[];
};

/**
 * An invoice as the provider has it. `pending`: accepted, and stamped when the tax authority answers again.
 * `found`: it was already there. Amount in integer centavos.
 */
export type ProviderInvoice = {
  kind: 'invoice';
  id: string;
  status: 'pending' | 'valid' | 'canceled' | 'failed';
  /** The tax authority's number, once it is stamped. */
  uuid: string | null;
  series: string;
  folioNumber: number | null;
  totalCents: number;
  issuedAt: string | null;
  found: boolean;
  /**
   * The state of a request to cancel it: `pending` until its receiver, or their 72 hours, answer. A canceled invoice is
   * so by its `status`.
   */
  cancellation: 'none' | 'pending' | 'accepted' | 'rejected';
};

/** The tax authority's motive; `01` names the invoice (by the provider's id) that takes the place of the canceled one. */
export type CancellationInput = { motive: '01'; substitution: string } | { motive: '02' | '03' | '04' };

export type InvoiceAbsent = { kind: 'absent' };
export type InvoiceFile = { kind: 'file'; content: Buffer };

/** The invoicing provider. */
export type Invoicing = {
  /** Stamps. With `outcomeUnknown` the invoice is looked for by our id before anything is written. */
  create(input: InvoiceInput, attempt?: { outcomeUnknown: boolean }): Promise<ProviderInvoice | ProviderFailure>;
  /** The invoice that carries our id and is not canceled. */
  find(externalId: string): Promise<ProviderInvoice | InvoiceAbsent | ProviderFailure>;
  get(id: string): Promise<ProviderInvoice | ProviderFailure>;
  /** Asks for the cancellation of a stamped invoice. */
  cancel(id: string, input: CancellationInput): Promise<ProviderInvoice | ProviderFailure>;
  download(id: string, format: 'pdf' | 'xml'): Promise<InvoiceFile | ProviderFailure>;
};
