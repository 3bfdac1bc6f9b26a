import type { Knex } from '@actual/database';
import { AppError, type Call, digestOf, once } from '@actual/kit';

/**
 * Runs `work` once per key of a signed-in person and answers the kept reply again. For calls whose answer holds no
 * token: what is kept is data of the person's own.
 */
export async function answeredOnce<T>(
  db: Knex,
  { name, call, body }: { name: string; call: Pick<Call, 'request' | 'session'>; body: unknown },
  work: () => Promise<T>,
): Promise<T> {
  const key = call.request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || !call.session) return work();
  if (key.length > 200) throw new AppError('bad_request', 'Idempotency-Key is too long');
  const kept = await once(
    db,
    'account_idempotency',
    { key: `${name} ${key}`, actor: call.session.userId, digest: digestOf(body) },
    async () => ({ status: 200, reply: await work() }),
  );
  return kept.reply as T;
}
