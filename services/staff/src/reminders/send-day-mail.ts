import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { dayStepsFileName } from '@actual/contracts/facts/desk/follow-up';
import { countWords, formatDate } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { type Failure, failureOf, Outbox, type OutboxMessage } from '@actual/kit/outbox';
import type { Mailer } from '@actual/providers/mail/types';
import { z } from 'zod';
import { calendarOf } from './calendar';
import { dueStepsOf, type Reminded } from './due-steps.queries';

const payloads = { 'day-mail': z.object({ userId: z.string(), day: z.string() }) };
export const staffOutbox = new Outbox('staff_outbox', payloads);

/** The outside services that reminders need. */
export interface ReminderSettings {
  mailer: Mailer;
  mailDomain: string;
  /** Of the desk, without a slash at its end. */
  internalOrigin: string;
}

/** The mail of somebody's due steps. `origin`: of the desk. */
export function dayMail(
  { firstName, site, steps }: Omit<Reminded, 'email'>,
  day: string,
  origin: string,
): RenderedMail {
  const many = countWords(steps.length, 'paso', 'pasos');
  return shortMail({
    site,
    subject: `Hoy tienes ${many}`,
    preview: steps[0]?.text ?? '',
    greeting: `Hola, ${firstName}.`,
    sentences: [`Esto es lo que planeaste hasta el ${formatDate(day)}:`],
    facts: steps.map(({ folio, client, text, day: planned }) => [
      [folio, client].filter(Boolean).join(' · '),
      planned < day ? `${text} (era para el ${formatDate(planned)})` : text,
    ]),
    link: { href: `${origin}${staffPages.today.path}`, words: 'Abrir mi día' },
    closing: 'El archivo adjunto los pone en tu calendario.',
  });
}

/** Mails a person's due steps of a day with their calendar; nothing where they are done by now. */
export async function sendDayMail(
  { db, mailer, mailDomain, internalOrigin }: ReminderSettings & { db: Knex },
  { payload: { userId, day } }: OutboxMessage<typeof payloads, 'day-mail'>,
): Promise<{ kind: 'done' } | Failure> {
  const reminded = await dueStepsOf(db, userId, day);
  if (!reminded) return { kind: 'done' };
  const sent = await mailer.send({
    to: reminded.email,
    fromName: brandOf(reminded.site).name,
    messageId: `dia-${userId}-${day}@${mailDomain}`,
    ...dayMail(reminded, day, internalOrigin),
    attachments: [
      {
        filename: dayStepsFileName,
        contentType: 'text/calendar; charset=utf-8',
        content: Buffer.from(calendarOf(reminded.steps, internalOrigin)),
      },
    ],
  });
  return sent.kind === 'sent' ? { kind: 'done' } : failureOf(sent);
}
