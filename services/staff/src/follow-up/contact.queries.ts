import type { QuotationContact, Site } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';
import { normalPhone } from '@actual/domain/phone';
import { AppError } from '@actual/kit';
import { signedLink } from '@actual/kit/signed-link';

/** The address of each brand's links, and the key that signs them. */
export interface LinkSettings {
  publicOrigins: Readonly<Record<Site, string>>;
  linkSecret: string;
}

interface Row {
  site: Site;
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** Of its client, else of the address that a guest gave, else of its newest lead. */
const contactSql = /* sql */ `
SELECT q.site,
  coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), nullif(concat_ws(' ', a.first, a.last), ''), l.name) AS name,
  coalesce(nullif(c.mobile_phone, ''), nullif(c.phone, ''), nullif(a.phone, ''), l.phone) AS phone,
  coalesce(c.email, nullif(a.email, ''), l.email) AS email
FROM quotation q
LEFT JOIN client c ON c.id = q.client_id
LEFT JOIN LATERAL (SELECT q.guest_address->>'firstName' AS first, q.guest_address->>'lastName' AS last,
  coalesce(q.guest_address->>'mobilePhone', q.guest_address->>'phone') AS phone, q.guest_address->>'email' AS email) a ON true
LEFT JOIN LATERAL (SELECT name, phone, email FROM lead WHERE quotation_id = q.id ORDER BY created_at DESC LIMIT 1) l ON true
WHERE q.id = ?`;

/** How to reach the person a quotation is for, and the link that opens it for them. @throws not_found */
export async function contactOf(
  db: Knex,
  quotationId: string,
  { publicOrigins, linkSecret }: LinkSettings,
): Promise<QuotationContact> {
  const [row] = await prepared<Row>(db, 'quotation-contact', contactSql, [quotationId]);
  if (!row) throw new AppError('not_found');
  return {
    name: row.name ?? '',
    phone: row.phone ? normalPhone(row.phone) : null,
    email: row.email,
    link: signedLink(publicOrigins[row.site], linkSecret, 'quotation', quotationId),
  };
}
