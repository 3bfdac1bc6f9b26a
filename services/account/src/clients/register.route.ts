import { createHmac } from 'node:crypto';
import type { Knex } from '@actual/database';
import { AppError, type Call, type Handler, once } from '@actual/kit';
import { findPerson } from '../people/people';
import { openSession } from '../session/open-session';
import { type Registration, registerClient } from './register-client';

/** Registrations per minute and address: a family or a shop counter, not a robot. */
export const registerPerMinute = 30;

type RegisterCall = Call<'POST /client/register/'>;

const keyOf = ({ request }: RegisterCall): string | null => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 200) throw new AppError('bad_request', 'Idempotency-Key is too long');
  return `register ${key}`;
};

/**
 * `POST /client/register/`. The same key makes one client however often it is sent, and each time a session of theirs.
 * Only the person's id is kept, never the token, and the body only as a keyed digest: it holds a password.
 */
export const registerRoute =
  (db: Knex, config: { COOKIE_SECRET: string; COOKIE_SECURE: boolean }): Handler<'POST /client/register/'> =>
  async (call) => {
    const key = keyOf(call);
    const register = () => registerClient(db, call.body);
    const userId = key
      ? await onceByKey(
          db,
          { key, actor: actorOf(call), digest: keyedDigest(config.COOKIE_SECRET, call.body) },
          register,
        )
      : await register();
    const person = await findPerson(db, userId);
    if (!person) throw new AppError('conflict', 'the registered person is gone');
    call.request.log.info({ userId, role: person.role }, 'registered');
    return openSession(db, call, person, config.COOKIE_SECURE);
  };

const actorOf = ({ request, site }: RegisterCall): string => `${site}:${request.holderHash ?? request.ip}`;

const keyedDigest = (secret: string, body: Registration): string =>
  createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');

async function onceByKey(
  db: Knex,
  call: { key: string; actor: string; digest: string },
  register: () => Promise<string>,
): Promise<string> {
  const kept = await once(db, 'account_idempotency', call, async () => ({
    status: 200,
    reply: { userId: await register() },
  }));
  return (kept.reply as { userId: string }).userId;
}
