import { failureOf, type OutboxMessage } from '@actual/kit/outbox';
import { z } from 'zod';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-invoice';
import { readReader } from './reader.queries';

const told = z.object({ reader: z.string() });

/** Tells the list provider what a reader wants by now, so that messages may leave in any order. */
export async function setMember(
  { db, newsletter, settings }: Pick<Invoices, 'db' | 'newsletter' | 'settings'>,
  { payload }: OutboxMessage,
): Promise<Outcome> {
  const reader = await readReader(db, told.parse(payload).reader);
  if (!reader) return { kind: 'done' };
  const answer = await newsletter.setMember(settings.newsletterLists[reader.site], reader);
  return answer.kind === 'done' ? answer : failureOf(answer);
}
