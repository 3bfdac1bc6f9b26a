import type { Call, Idempotency } from '@actual/kit';

/**
 * Runs `work` once per key of a signed-in person, then repeats the kept reply. For calls whose reply holds no
 * token: the kept reply holds only the person's own data.
 */
export async function answeredOnce<T>(
  idempotency: Idempotency,
  { name, call: { request, session } }: { name: string; call: Pick<Call, 'request' | 'session'> },
  work: () => Promise<T>,
): Promise<T> {
  return session ? idempotency.once(idempotency.identityOf(request, { name, userId: session.userId }), work) : work();
}
