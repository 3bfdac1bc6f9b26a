import data from './company.json';

/**
 * Who sells, as every page and mail must say; `company.json` is the one place, which texts (`mfe-catalog/build/company.mjs`)
 * take it from too, and `npm run store:init` writes. What stands there is the demonstration's.
 */
export const company = {
  name: data.name,
  rfc: data.rfc,
  address: data.address,
  phone: data.phone,
  phoneHref: `tel:+52${data.phone.replace(/\D/g, '')}`,
  mail: data.mail,
} as const;

/** Postal code that invoices are issued at (`LugarExpedicion`). */
export const placeOfIssueZip = data.placeOfIssue;

/** Days with the hours of each, `[from, to]`. */
type Hours = readonly { readonly days: string; readonly times: readonly (readonly string[])[] }[];

const listed = (hours: Hours) =>
  hours.map(({ days, times }) => ({ days, hours: times.map((span) => span.join(' a ')).join(' y ') }));

/** When customer service answers the telephone (accounts, section 8). */
const phone: Hours = data.phoneHours;
/** For a table: days, and their hours. */
export const phoneHours = listed(phone);
/** For a sentence: «lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00». */
export const phoneHoursInWords = phone.map(
  ({ days, times }) => `${days.toLowerCase()} ${times.map((span) => `de ${span.join(' a ')}`).join(' y ')}`,
);
/** The line below quotations and mails. */
export const phoneHoursLine = `Atención a clientes: ${company.phone}, ${phoneHoursInWords.join('; ')}.`;

/** When the stores are open (accounts, section 8). */
export const storeHours: { days: string; hours: string }[] = data.storeHours;

/** Least remaining pesos of each plan without interest, by its months (shopping 4). */
export const instalmentMinimums = data.instalmentMinimums;
