import type { RegisterOptions } from 'react-hook-form';

/** What a person types; the names are the contract's, so that an answer's complaint finds its field. */
export interface Draft {
  FirstName: string;
  LastName: string;
  E_Mail: string;
  _E_Mail: string;
  Cellular: string;
  password: string;
  _password: string;
}
export type FieldName = keyof Draft;

export const labels: Readonly<Record<FieldName, string>> = {
  FirstName: 'Nombre',
  LastName: 'Apellidos',
  E_Mail: 'Correo',
  _E_Mail: 'Confirma tu correo',
  Cellular: 'Celular',
  password: 'Contraseña',
  _password: 'Confirma tu contraseña',
};

export const requiredText = 'Este campo es requerido';
export const emailText = 'Ingrese un email válido';
/** 'Revisa tu(s): {field label}', and what is wrong with it. */
export const reviewText = (label: string, why?: string): string => `Revisa tu(s): ${label}${why ? `. ${why}` : ''}`;

const emailShape = /^[^\s@"(),:;<>[\]\\]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i;
/** Shortest password, blanks not counted (the service's rule). */
const shortest = 8;

export const digitsOf = (phone: string): string => phone.replace(/[\s().-]/g, '');

type Check = (value: string, draft: Draft) => true | string;

const checks: Readonly<Record<FieldName, Check>> = {
  FirstName: () => true,
  LastName: () => true,
  E_Mail: (value) => emailShape.test(value.trim()) || emailText,
  _E_Mail: (value, { E_Mail }) =>
    value.trim().toLowerCase() === (E_Mail ?? '').trim().toLowerCase() ||
    reviewText(labels.E_Mail, 'No coincide con el de arriba.'),
  Cellular: (value) => {
    const digits = digitsOf(value);
    if (/\d{10}$/.test(digits)) return true;
    const missing = 10 - digits.replace(/\D/g, '').length;
    const why =
      missing > 0 ? `Falta${missing === 1 ? '' : 'n'} ${missing} dígito${missing === 1 ? '' : 's'}.` : undefined;
    return reviewText(labels.Cellular, why);
  },
  password: (value) =>
    value.replace(/\s/g, '').length >= shortest ||
    reviewText(labels.password, `Al menos ${shortest} caracteres, sin contar espacios.`),
  _password: (value, { password }) =>
    value === password || reviewText(labels.password, 'No coincide con la de arriba.'),
};

/** What is wrong with a field, in the words shown beneath it; true when nothing is. */
export const checkField = (name: FieldName, value: string | undefined, draft: Draft): true | string =>
  value?.trim() ? checks[name](value, draft) : requiredText;

/** The rules of one field for the form library. A field that another repeats asks for the other again. */
export const rulesOf = (name: FieldName): RegisterOptions<Draft, FieldName> => ({
  validate: (value, draft) => checkField(name, value, draft),
  ...(name === 'E_Mail' ? { deps: ['_E_Mail'] } : {}),
  ...(name === 'password' ? { deps: ['_password'] } : {}),
});
