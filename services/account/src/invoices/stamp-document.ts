import type { InvoiceLog } from '@actual/contracts';
import { deadLetter, type Failure, retry } from '@actual/kit/outbox';
import type { InvoiceInput, ProviderInvoice } from '@actual/providers/invoicing/types';
import type { ProviderFailure, ProviderRejectedRequest } from '@actual/providers/results';
import type { Invoices } from './context';
import { writeLog } from './invoice-log';

export type Outcome = { kind: 'done' } | Failure;

/** What follows from each answer about a document. */
export interface Answered {
  /** Where tries are written; `started`: `performance.now()` when this one began. */
  log: { orderId: string; step: InvoiceLog['step']; started: number };
  /** Centavos that it may be of: the amount of now first, then those that an earlier try may have been stamped with. */
  totals: readonly number[];
  keep: (stamped: ProviderInvoice) => Promise<unknown>;
  refuse: (answer: ProviderRejectedRequest) => Promise<Outcome>;
}

export interface ToStamp extends Answered {
  input: InvoiceInput;
  /** An earlier try may have stamped it: it is looked for by our id first. */
  outcomeUnknown: boolean;
}

/** Has a document stamped: kept, refused, or tried again later. */
export const stampDocument = async (invoices: Invoices, document: ToStamp): Promise<Outcome> =>
  conclude(invoices, await invoices.invoicing.create(document.input, document), document);

/** Keeps the document that an earlier try stamped, though its answer was lost; null where there is none. */
export async function keepFound(invoices: Invoices, externalId: string, answered: Answered): Promise<Outcome | null> {
  const found = await invoices.invoicing.find(externalId);
  return found.kind === 'absent' ? null : conclude(invoices, found, answered);
}

async function conclude(
  { db, invoicing }: Invoices,
  given: ProviderInvoice | ProviderFailure,
  { log, totals, keep, refuse }: Answered,
): Promise<Outcome> {
  const failed = (sentence: string, code: string | null = null) => writeLog(db, { ...log, ok: false, sentence, code });
  let answer = given;
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
  if (!totals.includes(answer.totalCents)) {
    const sentence = `El total timbrado ${answer.totalCents} difiere del cobrado ${totals[0]}`;
    await failed(sentence);
    return deadLetter(sentence);
  }
  await keep(answer);
  return { kind: 'done' };
}
