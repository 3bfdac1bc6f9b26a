import { deadLetter, type Failure, retry } from '@actual/kit/outbox';
import type { Mailer } from '@actual/providers/mail/types';

/**
 * The outcome of a message whose mail was handed to the server. The server's own words are not kept, for they may
 * repeat the address.
 */
export function mailOutcome(sent: Awaited<ReturnType<Mailer['send']>>): { kind: 'done' } | Failure {
  if (sent.kind === 'sent') return { kind: 'done' };
  if (sent.kind === 'provider_unreachable') return retry('no mail server');
  return sent.retry === 'later' ? retry(`mail refused, ${sent.code}`) : deadLetter(`mail refused, ${sent.code}`);
}
