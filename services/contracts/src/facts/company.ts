/** Who sells, as every page and mail must say. Demonstration data; writers have their copy in `mfe-catalog/content/datos.yaml`. */
export const company = {
  name: 'Actual Muebles y Decoración, S.A. de C.V.',
  rfc: 'AAA010101AAA',
  address: 'Av. Bonampak 128, supermanzana 4 A, C.P. 77505, Cancún, Quintana Roo',
  phone: '998 010 2030',
  phoneHref: 'tel:+529980102030',
  mail: 'atencion@actual.example',
} as const;

/** Days with the hours of each, `[from, to]`. */
type Hours = readonly { readonly days: string; readonly times: readonly (readonly [from: string, to: string])[] }[];

const listed = (hours: Hours) =>
  hours.map(({ days, times }) => ({ days, hours: times.map(([from, to]) => `${from} a ${to}`).join(' y ') }));

/** When customer service answers the telephone (accounts, section 8). */
const phone: Hours = [
  {
    days: 'Lunes a viernes',
    times: [
      ['10:00', '14:00'],
      ['15:00', '19:00'],
    ],
  },
  { days: 'Sábado', times: [['10:00', '13:00']] },
];
/** For a table: days, and their hours. */
export const phoneHours = listed(phone);
/** For a sentence: «lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00». */
export const phoneHoursInWords = phone.map(
  ({ days, times }) => `${days.toLowerCase()} ${times.map(([from, to]) => `de ${from} a ${to}`).join(' y ')}`,
);
/** The line below quotations and mails. */
export const phoneHoursLine = `Atención a clientes: ${company.phone}, ${phoneHoursInWords.join('; ')}.`;

/** When the stores are open (accounts, section 8). */
export const storeHours = [{ days: 'Cancún, Playa del Carmen y Mérida', hours: 'Todos los días, 10:00 a 21:00' }];
