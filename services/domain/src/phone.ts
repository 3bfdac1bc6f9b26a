/** Prefixes of the years before 2019, longest first: dialed or copied along, they belong to no number. */
const prefixes = ['521', '52', '044', '045', '01', '1'] as const;

/**
 * A Mexican telephone as `+52` and ten digits. Spaces, dashes and brackets go, and one old prefix where that leaves
 * exactly ten digits. A number with another country's code keeps it; what is neither stays as its digits.
 */
export function normalPhone(text: string): string {
  const foreign = /^\s*\+(?!52)/.test(text);
  const digits = text.replace(/\D/g, '');
  if (foreign) return `+${digits}`;
  if (digits.length === 10) return `+52${digits}`;
  const prefix = prefixes.find((one) => digits.startsWith(one) && digits.length === one.length + 10);
  return prefix === undefined ? digits : `+52${digits.slice(prefix.length)}`;
}
