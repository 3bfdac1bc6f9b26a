import type { InvoiceLog } from '@actual/contracts';
import { deadLetter, type Failure, retry } from '@actual/kit/outbox';
import type { InvoiceInput, ProviderInvoice } from '@actual/providers/invoicing/types';
import type { ProviderRejectedRequest } from '@actual/providers/results';
import type { Invoices } from './context';
import { writeLog } from './invoice-log';

export type Outcome = { kind: 'done' } | Failure;

/** A document to stamp, and what follows from each answer. */
export interface ToStamp {
  input: InvoiceInput;
  /** An earlier try may have stamped it: it is looked for by our id first. */
  outcomeUnknown: boolean;
  /** Where tries are written; `started`: `performance.now()` when this one began. */
  log: { orderId: string; step: InvoiceLog['step']; started: number };
  /** Centavos that it has to be of. */
  totalCents: number;
  keep: (stamped: ProviderInvoice) => Promise<unknown>;
  refuse: (answer: ProviderRejectedRequest) => Promise<Outcome>;
}

/** Has a document stamped: kept, refused, or tried again later. */
export async function stampDocument({ db, invoicing }: Invoices, document: ToStamp): Promise<Outcome> {
  const { input, outcomeUnknown, log, totalCents, keep, refuse } = document;
  const failed = (sentence: string, code: string | null = null) => writeLog(db, { ...log, ok: false, sentence, code });
  let answer = await invoicing.create(input, { outcomeUnknown });
  if (answer.kind === 'invoice' && answer.status === 'pending' && answer.found) answer = await invoicing.get(answer.id);
  if (answer.kind === 'provider_unreachable') {
    await failed(answer.reason);
    return retry(answer.reason);
  }
  if (answer.kind === 'provider_rejected_request') {
    await failed(answer.message, answer.code);
    return answer.retry === 'later' ? retry(answer.message) : refuse(answer);
  }
  if (answer.status === 'pending') {
    await failed('Aceptada, por timbrar');
    return retry('not stamped yet');
  }
  if (answer.status !== 'valid' || !answer.uuid) {
    await failed(`El documento está ${answer.status}`);
    return deadLetter(`Con el proveedor está ${answer.status}`);
  }
  // a document of another total is never delivered: staff cancel it at the provider
  if (answer.totalCents !== totalCents) {
    const sentence = `El total timbrado ${answer.totalCents} difiere del cobrado ${totalCents}`;
    await failed(sentence);
    return deadLetter(sentence);
  }
  await keep(answer);
  return { kind: 'done' };
}
