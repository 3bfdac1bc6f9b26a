import type { CompanyInfo, HourRow } from './company';
import data from './company.json';
import { companyAtFirst } from './company-at-first';
import { hourRows, readDays, type Span, type Week, weekLimits } from './hours';

/** The company data that administrators edit. */
export interface CompanyData extends Omit<CompanyInfo, 'phoneHours' | 'officeHours' | 'storeHours'> {
  readonly phoneWeek: Week;
  readonly officeWeek: Week;
}

type Lines = readonly { readonly days: string; readonly times: readonly (readonly string[])[] }[];

/** The week that lines such as «Lunes a viernes» make; days that none names are closed. */
export function weekOfLines(lines: Lines): Week {
  const week: Span[][] = Array.from({ length: weekLimits.days }, () => []);
  for (const { days, times } of lines)
    for (const day of readDays(days) ?? []) week[day] = times.map(([from = '', to = '']): Span => [from, to]);
  return week;
}

const { phoneHours: _phone, officeHours: _office, storeHours: _stores, ...words } = companyAtFirst;

/** The first values of a store (`company.json`). The catalog service owns them once they stand in its table. */
export const firstCompany: CompanyData = {
  ...words,
  phoneWeek: weekOfLines(data.phoneHours),
  officeWeek: weekOfLines(data.officeHours),
};

/** The company that sells, in words, with the hours of its shops. */
export function companyInfo(company: CompanyData, storeHours: HourRow[]): CompanyInfo {
  const { name, rfc, address, phone, mail, privacyMail, phoneWeek, officeWeek } = company;
  const hours = { phoneHours: hourRows(phoneWeek), officeHours: hourRows(officeWeek), storeHours };
  return { name, rfc, address, phone, mail, privacyMail, ...hours };
}
