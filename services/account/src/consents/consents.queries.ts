import { createHmac } from 'node:crypto';
import type { Consent, Site } from '@actual/contracts';
import {
  type ConsentForm,
  type ConsentPurpose,
  privacyNotice,
  shownConsents,
} from '@actual/contracts/facts/access/privacy';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { type Knex, prepared } from '@actual/database';

/** The person of a consent: an account, or an e-mail, of which only a digest is kept. */
export type Consenting = { userId: string } | { email: string; secret: string };

/** A consent given, or taken back. */
export interface Word {
  site: Site;
  purpose: ConsentPurpose;
  given: boolean;
  form: ConsentForm;
}

/** The keyed hash that stands for an e-mail in the log. */
export const consentDigest = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`consent:${email.toLowerCase()}`).digest('base64url');

const noticePage = informationPages.privacy.slice(1);

/** Records a consent to the notice that the brand shows today. Call it in the transaction that acts on it. */
export const recordConsent = async (trx: Knex, who: Consenting, word: Word): Promise<void> => {
  await prepared(
    trx,
    'record-consent',
    `INSERT INTO consent (user_id, email_digest, site, purpose, given, notice, form)
     VALUES (?::uuid, ?, ?, ?, ?, coalesce((SELECT updated_on FROM page_text WHERE page = ? AND scope IN (?, 'store')
       ORDER BY scope = 'store' LIMIT 1), ?::date), ?)`,
    [
      ...('userId' in who ? [who.userId, null] : [null, consentDigest(who.secret, who.email)]),
      word.site,
      word.purpose,
      word.given,
      noticePage,
      word.site,
      privacyNotice,
      word.form,
    ],
  );
};

/** The consents that an account gave and took back, the latest first. */
export const consentsOf = (db: Knex, userId: string): Promise<Consent[]> =>
  prepared<Consent>(
    db,
    'consents-of-account',
    `SELECT purpose, given, notice::text AS notice, form, site,
       to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM consent WHERE user_id = ? ORDER BY id DESC LIMIT ?`,
    [userId, shownConsents],
  );
