import { stuckMinutes } from '@actual/contracts/facts/payment/deadlines';
import { openPaymentStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, sqlList } from '@actual/database';
import type { Service } from '@actual/kit';
import { gaugeFrom } from '@actual/kit/monitoring/gauges';

/** Payments that neither have an outcome nor wait for their client: the provider, or our sweep, does not answer. */
export const stuckPaymentsGauge = (service: Service, db: Knex): void =>
  gaugeFrom(service, db, {
    name: 'checkout_stuck_payments',
    help: `Payments without an outcome for ${stuckMinutes} minutes`,
    sql: `SELECT count(*)::int AS value FROM payment
      WHERE status IN ${sqlList(openPaymentStates.filter((state) => state !== PaymentState.pending))}
        AND created_at < now() - interval '${stuckMinutes} minutes'`,
  });
