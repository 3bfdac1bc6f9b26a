import { housekeeping } from '@actual/kit/housekeeping';
import { mailContactWorker } from '@actual/kit/mail-contact';
import { together, Worker } from '@actual/kit/worker';
import { remindOfExchanges, settleExchanges } from './after-sale/exchange/settle-exchanges';
import { purgeEmpty } from './caps/purge-empty';
import type { Checkout } from './context';
import { joinGuests } from './guests/join-guests';
import { joinLedgers } from './guests/join-ledgers';
import { handOutLedgers } from './ledger/hand-out-ledgers';
import { mergeDaySums } from './merge-day-sums';
import { collectSeries } from './order/series-numbers';
import { workOutbox } from './outbox/work-outbox';
import { refundAbandoned } from './payment/refund/refund-partial-payments';
import { sweepPayments } from './payment/sweep/sweep-payments';
import { forgetClients } from './quotation/forget-clients';
import { reconcile } from './reconcile/reconcile';
import { processNotifications } from './webhook/process-notifications';

/** The background loops. Each reads its due work from the database, so a restart loses nothing. */
export function checkoutWorkers(checkout: Checkout) {
  const { log, settings } = checkout;
  const every = settings.workerIntervalMs;
  // work that a request leaves for them need not wait for their next turn
  const nudged = [
    new Worker('outbox', every, () => workOutbox(checkout), log, { rests: true }),
    new Worker('notifications', every, () => processNotifications(checkout), log, { rests: true }),
  ];
  const joins = async () => (await joinGuests(checkout)) + (await joinLedgers(checkout.db));
  const workers = together(
    ...nudged,
    new Worker('payments', every, () => sweepPayments(checkout), log, { rests: true }),
    new Worker('delivery-facts', 500, () => checkout.delivery.renew().then(() => 0), log, { rests: true }),
    new Worker('series', 10_000, () => collectSeries(checkout), log, { rests: true }),
    new Worker('guests', 2_000, joins, log, { rests: true }),
    new Worker('exchanges', 10_000, () => settleExchanges(checkout), log, { rests: true }),
    new Worker('exchange-reminders', 600_000, () => remindOfExchanges(checkout), log),
    new Worker('parts', 60_000, () => refundAbandoned(checkout), log),
    new Worker('left-ledgers', 60_000, () => handOutLedgers(checkout.db), log),
    new Worker('empty-quotations', 600_000, () => purgeEmpty(checkout), log),
    new Worker('day-sums', 60_000, () => mergeDaySums(checkout), log),
    new Worker('deleted-accounts', 5_000, () => forgetClients(checkout), log),
    new Worker('reconciliation', settings.reconcileSeconds * 1_000, () => reconcile(checkout), log),
    mailContactWorker(checkout.db, log),
    housekeeping(checkout.db, 'checkout', log),
  );
  return {
    ...workers,
    nudge: (): void => {
      for (const worker of nudged) worker.nudge();
    },
  };
}
