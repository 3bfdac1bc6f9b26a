/** Words and rules of the checkout's forms; the words are the specification's. */
export const requiredText = 'Este campo es requerido';
export const emailText = 'Ingrese un email válido';
const emailShape = /^[^\s@"(),:;<>[\]\\]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i;

/** What is wrong with a filled field; undefined when nothing is. */
export type Check = (value: string) => string | undefined;

export const filled: Check = (value) => (value.trim() ? undefined : requiredText);
export const email: Check = (value) => filled(value) ?? (emailShape.test(value.trim()) ? undefined : emailText);

/** A telephone ends with ten digits; what is missing is counted. */
export const phone: Check = (value) => {
  const empty = filled(value);
  if (empty) return empty;
  const compact = value.replace(/[\s().-]/g, '');
  if (/\d{10}$/.test(compact)) return undefined;
  const missing = 10 - compact.replace(/\D/g, '').length;
  return missing > 0
    ? `Revisa tu(s): Teléfono. Falta${missing === 1 ? '' : 'n'} ${missing} dígito${missing === 1 ? '' : 's'}.`
    : 'Revisa tu(s): Teléfono';
};
export const optionalPhone: Check = (value) => (value.trim() ? phone(value) : undefined);

/** The same text again, whatever the case of its letters. */
export const sameAs = (text: string, other: string): boolean =>
  text.trim().toLowerCase() === other.trim().toLowerCase();

/** A rule for the form library. */
export const rule = (check: Check) => ({ validate: (value: string) => check(value ?? '') ?? true });

/** `+529981234567` as people read it; what is no such number as it came. */
export function phoneWords(number: string): string {
  const parts = /^\+52(\d{3})(\d{3})(\d{4})$/.exec(number);
  return parts ? `${parts[1]} ${parts[2]} ${parts[3]}` : number;
}
