import { type CompanyData, firstCompany } from '@actual/contracts/facts/company/company-data';
import type { Knex } from './connect';

/** The company that sells: as administrators or `store:init` wrote it, else as the store was built. */
export async function readCompany(db: Knex): Promise<CompanyData> {
  const row = await db('company')
    .where({ id: true })
    .first<CompanyData | undefined>(
      'name',
      'rfc',
      'address',
      'phone',
      'mail',
      { privacyMail: 'privacy_mail' },
      { phoneWeek: 'phone_week' },
      { officeWeek: 'office_week' },
    );
  return row ?? firstCompany;
}
