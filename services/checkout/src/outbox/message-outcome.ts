import type { Failure } from '@actual/kit/outbox';
import type { ErpDocument } from './complete-messages';

/** How an outbox message ended; one that reached the ERP brings its document. */
export type MessageOutcome = { kind: 'done'; document?: ErpDocument } | Failure;
