import type { Knex, Reads } from '@actual/database';
import { housekeeping } from '@actual/kit/housekeeping';
import { mailContactWorker } from '@actual/kit/mail-contact';
import { together, Worker } from '@actual/kit/worker';
import type { FastifyBaseLogger } from 'fastify';
import { makeExport } from './exports/make-export';
import type { ReminderSettings } from './reminders/send-day-mail';
import { workReminders } from './reminders/work-reminders';

/** The loops beside the requests: waiting and unfinished exports, each seller's day by mail, rows past their age. */
export function staffWorkers(
  { db, reads }: { db: Knex; reads: Reads },
  { log, ...settings }: ReminderSettings & { log: FastifyBaseLogger },
) {
  const exports = new Worker('exports', 5_000, () => makeExport({ db, reads }, log), log, { rests: true });
  const reminders = new Worker('reminders', 60_000, () => workReminders(db, log, settings), log);
  return {
    ...together(exports, reminders, mailContactWorker(db, log), housekeeping(db, 'staff', log)),
    nudge: (): void => exports.nudge(),
  };
}
