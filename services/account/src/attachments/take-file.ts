import type { Knex } from '@actual/database';
import type { Handler } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { keepFile } from './attachments.queries';
import type { JudgeFile } from './judge-file';

/**
 * `POST /forms/attachment`: a file that goes with a message once that is sent. Counted before it is looked at.
 * @throws file_not_taken, picture_too_large, pdf_invalid, pdf_encrypted, pdf_too_long, rate_limited, unavailable
 */
export const takeFile =
  (db: Knex, caps: Caps, judge: JudgeFile): Handler<'POST /forms/attachment'> =>
  async (call) => {
    const caller = caps.callerOf(call);
    const counted = [{ cap: 'attachmentsOfAddress', subject: caller.address }] as const;
    await db.transaction((trx) => caps.take(trx, caller, counted));
    return { id: await keepFile(db, await judge(call.file)) };
  };
