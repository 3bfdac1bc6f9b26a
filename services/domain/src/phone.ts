/** Prefixes of the years before 2019, longest first: dialed or copied along, they belong to no number. */
const prefixes = ['521', '52', '044', '045', '01', '1'] as const;

/** Country codes of one and of two digits (ITU-T E.164, list of 2016); every other has three. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The country code of a number that `normalPhone` wrote, with its plus; empty where it has none. */
export function dialCodeOf(phone: string): string {
  if (!phone.startsWith('+')) return '';
  const digits = phone.slice(1);
  return `+${shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)}`;
}

/** A telephone as `+52` and ten digits; a number with another country's code keeps it. */
export function normalPhone(text: string): string {
  const foreign = /^\s*\+(?!52)/.test(text);
  const digits = text.replace(/\D/g, '');
  if (foreign) return `+${digits}`;
  if (digits.length === 10) return `+52${digits}`;
  const prefix = prefixes.find((one) => digits.startsWith(one) && digits.length === one.length + 10);
  return prefix === undefined ? digits : `+52${digits.slice(prefix.length)}`;
}
