import type { Call, Idempotency } from '@actual/kit';

/**
 * Runs `work` once per key of a signed-in person and answers the kept reply again. For calls whose answer holds no
 * token: what is kept is data of the person's own.
 */
export async function answeredOnce<T>(
  idempotency: Idempotency,
  { name, call: { request, session } }: { name: string; call: Pick<Call, 'request' | 'session'> },
  work: () => Promise<T>,
): Promise<T> {
  return session ? idempotency.once(idempotency.identityOf(request, { name, userId: session.userId }), work) : work();
}
