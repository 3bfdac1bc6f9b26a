import { randomBytes, randomUUID } from 'node:crypto';
import { StateFile } from '../../sandbox/state-file';
import type { Figures } from './figures';
import type { InvoiceBody } from './validate';

/** A request to cancel, and its receiver's answer. */
export type Cancellation = {
  motive: string;
  substitution: string | null;
  status: 'pending' | 'accepted' | 'rejected';
  requestedAt: string;
};

/** An invoice as the sandbox keeps it. */
export type StoredInvoice = {
  id: string;
  status: 'pending' | 'valid' | 'canceled';
  uuid: string | null;
  folioNumber: number;
  createdAt: string;
  /** Of the document; local time is made from it. */
  date: string;
  stampedAt: string | null;
  cancellation?: Cancellation;
  body: InvoiceBody;
  figures: Figures;
};

/** Numbers of the documents that one names. */
export const relatedOf = ({ related_documents }: InvoiceBody): string[] =>
  (related_documents ?? []).flatMap(({ documents }) => documents.map((uuid) => uuid.toUpperCase()));

const LIMIT = 5_000;

/** The organization's invoices, in memory and in a file when the process has a data folder. */
export class InvoiceStore {
  private invoices: StoredInvoice[];
  private readonly file: StateFile<StoredInvoice[]>;
  private readonly byKey = new Map<string, StoredInvoice>();

  constructor(path: string | undefined) {
    this.file = new StateFile(path, () => this.invoices);
    this.invoices = this.file.load() ?? [];
    for (const one of this.invoices) this.keep(one);
  }

  private keep(one: StoredInvoice): void {
    if (one.body.idempotency_key) this.byKey.set(one.body.idempotency_key, one);
  }

  /** Newest first. */
  list(externalId?: string): StoredInvoice[] {
    return externalId ? this.invoices.filter((one) => one.body.external_id === externalId) : this.invoices;
  }

  find(id: string): StoredInvoice | undefined {
    return this.invoices.find((one) => one.id === id || one.uuid === id);
  }

  ofKey(key: string | undefined): StoredInvoice | undefined {
    return key ? this.byKey.get(key) : undefined;
  }

  add(body: InvoiceBody, figures: Figures): StoredInvoice {
    const now = new Date().toISOString();
    const ofSeries = this.invoices.filter((one) => one.body.series === body.series).length;
    const one: StoredInvoice = {
      id: randomBytes(12).toString('hex'),
      status: 'pending',
      uuid: null,
      folioNumber: ofSeries + 1,
      createdAt: now,
      date: body.date ?? now,
      stampedAt: null,
      body,
      figures,
    };
    this.invoices.unshift(one);
    this.invoices.length = Math.min(this.invoices.length, LIMIT);
    this.keep(one);
    this.file.changed();
    return one;
  }

  stamp(one: StoredInvoice): void {
    Object.assign(one, { status: 'valid', uuid: randomUUID().toUpperCase(), stampedAt: new Date().toISOString() });
    this.file.changed();
  }

  /** `accepted`: canceled at once, as most are; `pending`: its receiver is asked. */
  askToCancel(
    one: StoredInvoice,
    asked: Pick<Cancellation, 'motive' | 'substitution'>,
    status: Cancellation['status'],
  ) {
    one.cancellation = { ...asked, status: 'pending', requestedAt: new Date().toISOString() };
    this.answerCancellation(one, status);
  }

  /** The receiver's answer. */
  answerCancellation(one: StoredInvoice, status: Cancellation['status']): void {
    if (one.cancellation) one.cancellation.status = status;
    if (status === 'accepted') one.status = 'canceled';
    this.file.changed();
  }

  flush(): void {
    this.file.flush();
  }
}
