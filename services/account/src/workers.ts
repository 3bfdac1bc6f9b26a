import { housekeeping } from '@actual/kit/housekeeping';
import { mailContactWorker } from '@actual/kit/mail-contact';
import { together, type Worker } from '@actual/kit/worker';
import type { Invoices } from './invoices/context';
import { restockWorker } from './restock/notice-stock';
import { reviewWorker } from './reviews/ask-for-reviews';

/** The loops beside the requests: the outbox, products that are back, opinions to ask for, and rows past their age. */
export const accountWorkers = (outbox: Worker, invoices: Invoices) =>
  together(
    outbox,
    mailContactWorker(invoices.db, invoices.log),
    housekeeping(invoices.db, 'account', invoices.log),
    restockWorker(invoices),
    reviewWorker(invoices),
  );
