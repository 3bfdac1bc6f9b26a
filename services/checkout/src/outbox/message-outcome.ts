import type { Undone } from '@actual/kit/outbox';
import type { ProviderFailure } from '@actual/providers';
import type { ErpDocument } from './complete-messages';

/** How an outbox message ended; one that reached the ERP brings its document. */
export type MessageOutcome = { kind: 'done'; document?: ErpDocument } | Undone;

/** What a provider's failure means for a message: tried later, or given up where trying again cannot help. */
export const undoneBy = (failure: ProviderFailure): Undone =>
  failure.kind === 'provider_unreachable'
    ? { kind: 'later', reason: failure.reason }
    : { kind: failure.retry === 'later' ? 'later' : 'park', reason: `${failure.code} ${failure.message}` };
