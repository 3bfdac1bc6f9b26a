import { storeDay, storeTime } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { claimMessages, type Outbox, workMessage } from '@actual/kit/outbox';
import type { FastifyBaseLogger } from 'fastify';
import { askForReminders } from './due-steps.queries';
import { type ReminderSettings, sendDayMail } from './send-day-mail';

/** The store's time from which the day's mails leave. */
const leavesFrom = '08:00';
const table = 'staff_outbox';
const batch = 4;

/** Asks for the day's mails once it is morning, and sends what is due. @returns the number of messages taken */
export async function workReminders(
  db: Knex,
  log: FastifyBaseLogger,
  settings: ReminderSettings,
  now: Date = new Date(),
): Promise<number> {
  if (storeTime(now) >= leavesFrom) await askForReminders(db, storeDay(now));
  const outbox: Outbox<{ kind: 'done' }> = {
    db,
    log,
    table,
    complete: ({ id }) => db(table).where({ id }).update({ done_at: db.fn.now(), last_error: null }),
  };
  const messages = await claimMessages(db, table, batch);
  await Promise.all(messages.map((message) => workMessage(outbox, message, (one) => sendDayMail(db, settings, one))));
  return messages.length;
}
