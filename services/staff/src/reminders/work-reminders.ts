import { dayMailHour } from '@actual/contracts/facts/desk/today';
import { storeDay, storeTime } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { workDue } from '@actual/kit/outbox';
import type { FastifyBaseLogger } from 'fastify';
import { askForReminders } from './due-steps.queries';
import { type ReminderSettings, sendDayMail, staffOutbox } from './send-day-mail';

const batch = 4;

/** Leaves the day's mails in the outbox once it is morning, and sends the due ones. @returns the number taken */
export async function workReminders(
  db: Knex,
  log: FastifyBaseLogger,
  settings: ReminderSettings,
  now: Date = new Date(),
): Promise<number> {
  if (Number(storeTime(now).slice(0, 2)) >= dayMailHour) await askForReminders(db, storeDay(now));
  const works = { 'day-mail': sendDayMail };
  return workDue({ db, log, outbox: staffOutbox, works, context: { db, ...settings } }, batch);
}
