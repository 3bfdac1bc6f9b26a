import { failureOf } from '@actual/kit/outbox';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import type { AccountMessage } from '../outbox/messages';
import { readReader } from './reader.queries';

/** Tells the list provider a reader's present wish, so that messages may leave in any order. */
export async function setMember(
  { db, newsletter, settings }: Pick<Invoices, 'db' | 'newsletter' | 'settings'>,
  { payload }: AccountMessage<'newsletter-list'>,
): Promise<Outcome> {
  const reader = await readReader(db, payload.reader);
  if (!reader) return { kind: 'done' };
  const answer = await newsletter.setMember(settings.newsletterLists[reader.site], reader);
  return answer.kind === 'done' ? answer : failureOf(answer);
}
