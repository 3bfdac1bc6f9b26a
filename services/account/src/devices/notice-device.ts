import { storeDay } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';
import type { Call } from '@actual/kit';
import { deviceName } from '../session/device-name';

/** Days in which an account is young: its registration is still among its sessions. */
const young = 30;

/**
 * Leaves a message that a person signs in from a new device: at most one a day for each kind of device. A young account
 * that has used only the kind of device it registered with gets none. Call it before the session is inserted.
 */
export async function noticeDevice(
  trx: Knex,
  { request, site }: Pick<Call, 'request' | 'site'>,
  userId: string,
): Promise<void> {
  const device = deviceName(request.headers['user-agent']);
  const payload = { userId, site, device, at: new Date().toISOString() };
  await prepared(
    trx,
    'notice-device',
    `INSERT INTO account_outbox (kind, key, payload)
     SELECT 'new-device', ?, ?::jsonb
     WHERE EXISTS (SELECT FROM app_user WHERE id = ? AND created_at < now() - ? * interval '1 day')
       OR (SELECT count(*) > 1 OR bool_or(device <> ?) FROM session WHERE user_id = ?)
     ON CONFLICT (kind, key) DO NOTHING`,
    [`${userId} ${device} ${storeDay()}`, JSON.stringify(payload), userId, young, device, userId],
  );
}
