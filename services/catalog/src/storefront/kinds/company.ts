import type { companyContent } from '@actual/contracts';
import { companyInfo } from '@actual/contracts/facts/company/company-data';
import { readCompany } from '@actual/database/company';
import type { z } from 'zod';
import { readShops } from '../../shops/shops.queries';
import { storeHoursOf } from '../../shops/store-hours';
import type { Kind } from './kind';

/** The company that sells, as every page, mail, printed quotation and invoice names it. */
export const company: Kind<z.output<typeof companyContent>> = {
  read: async (db) => {
    const { phoneWeek, officeWeek, ...words } = await readCompany(db);
    const spans = (week: typeof phoneWeek) => week.map((day) => day.map(([from, to]): [string, string] => [from, to]));
    return { kind: 'company', ...words, phoneWeek: spans(phoneWeek), officeWeek: spans(officeWeek) };
  },
  async check() {},
  async write(trx, _store, one) {
    const row = {
      name: one.name,
      rfc: one.rfc,
      address: one.address,
      phone: one.phone,
      mail: one.mail,
      privacy_mail: one.privacyMail,
      phone_week: JSON.stringify(one.phoneWeek),
      office_week: JSON.stringify(one.officeWeek),
    };
    await trx('company').insert(row).onConflict('id').merge(row);
  },
  async preview({ db }, { kind, ...one }) {
    return { kind, company: companyInfo(one, storeHoursOf(await readShops(db))) };
  },
};
