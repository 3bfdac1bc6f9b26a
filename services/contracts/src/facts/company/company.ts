/** Days with the hours of each, ready to be read. */
export interface HourRow {
  readonly days: string;
  readonly hours: string;
}

/** The company that sells, as pages and mails name it. */
export interface CompanyInfo {
  readonly name: string;
  readonly rfc: string;
  readonly address: string;
  readonly phone: string;
  readonly mail: string;
  readonly privacyMail: string;
  /** When customer service answers the telephone (accounts, section 8). */
  readonly phoneHours: HourRow[];
  readonly officeHours: HourRow[];
  /** When the shops are open, by those that share their hours. */
  readonly storeHours: HourRow[];
}

/** Where nobody told who sells, as where a remote runs alone. */
export const nobody: CompanyInfo = {
  name: '',
  rfc: '',
  address: '',
  phone: '',
  mail: '',
  privacyMail: '',
  phoneHours: [],
  officeHours: [],
  storeHours: [],
};

/** Dials a telephone of the company. */
export const dial = (phone: string): string => `tel:+52${phone.replace(/\D/g, '').slice(-10)}`;

/** For a sentence: «lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00». */
export const rowsInWords = (rows: readonly HourRow[]): string[] =>
  rows.map(({ days, hours }) => `${days.toLowerCase()} de ${hours.replaceAll(' y ', ' y de ')}`);

/** The line below quotations and mails. */
export const phoneLine = ({ phone, phoneHours }: Pick<CompanyInfo, 'phone' | 'phoneHours'>): string =>
  `Atención a clientes: ${[phone, rowsInWords(phoneHours).join('; ')].filter(Boolean).join(', ')}.`;
