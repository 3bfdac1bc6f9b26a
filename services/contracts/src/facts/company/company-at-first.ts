import type { CompanyInfo, HourRow } from './company';
import data from './company.json';

type Hours = readonly { readonly days: string; readonly times: readonly (readonly string[])[] }[];

const listed = (hours: Hours): HourRow[] =>
  hours.map(({ days, times }) => ({ days, hours: times.map((span) => span.join(' a ')).join(' y ') }));

/**
 * A store's first values, of `company.json`, which `npm run store:init` writes; later for pages and mails that could
 * not ask.
 */
export const companyAtFirst: CompanyInfo = {
  name: data.name,
  rfc: data.rfc,
  address: data.address,
  phone: data.phone,
  mail: data.mail,
  privacyMail: data.privacyMail,
  phoneHours: listed(data.phoneHours),
  officeHours: listed(data.officeHours),
  storeHours: data.storeHours,
};

/** Postal code that invoices are issued at (`LugarExpedicion`). */
export const placeOfIssueZip = data.placeOfIssue;
