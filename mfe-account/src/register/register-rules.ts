import type { NewClient } from '@actual/contracts';
import { personNameLength } from '@actual/contracts/facts/lengths';
import {
  differentPasswordText,
  differentText,
  emailText,
  requiredText,
  reviewText,
} from '@actual/contracts/facts/text/field-texts';
import { phoneCheck } from '@actual/contracts/field-checks';
import { isEmail, sameEmail } from '@actual/contracts/rules';
import type { RegisterOptions } from 'react-hook-form';
import { passwordProblem } from '../forms/NewPasswordField';

/** The typed values; the names are the contract's, so that a refusal finds its field. */
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

type Check = (value: string, draft: Draft) => true | string;

const nameCheck = (label: string, value: string): true | string =>
  value.trim().length <= personNameLength || reviewText(label, `Máximo ${personNameLength} caracteres.`);

const checks: Readonly<Record<FieldName, Check>> = {
  FirstName: (value) => nameCheck(labels.FirstName, value),
  LastName: (value) => nameCheck(labels.LastName, value),
  E_Mail: (value) => isEmail(value.trim()) || emailText,
  _E_Mail: (value, { E_Mail }) =>
    sameEmail(value.trim(), (E_Mail ?? '').trim()) || reviewText(labels.E_Mail, differentText),
  Cellular: (value) => phoneCheck(labels.Cellular, value),
  password: (value) => {
    const problem = passwordProblem(value);
    return problem === null || reviewText(labels.password, problem);
  },
  _password: (value, { password }) => value === password || reviewText(labels.password, differentPasswordText),
};

/** The message beneath a wrong field, or true when it is right. */
export const checkField = (name: FieldName, value: string | undefined, draft: Draft): true | string =>
  value?.trim() ? checks[name](value, draft) : requiredText;

const repeatedBy: Partial<Record<FieldName, FieldName>> = { E_Mail: '_E_Mail', password: '_password' };

/** The rules of one field for the form library. A field that another repeats asks for the other again. */
export const rulesOf = (name: FieldName): RegisterOptions<Draft, FieldName> => ({
  validate: (value, draft) => checkField(name, value, draft),
  deps: repeatedBy[name],
});

const guestFields: FieldName[] = ['FirstName', 'LastName', 'E_Mail', 'Cellular'];

/** Which fields each form asks for: a guest needs no password; standing alone the email is asked for twice. */
export const fieldsOf = {
  invitado: guestFields,
  registro: [...guestFields, 'password', '_password'],
  'cuenta-nueva': ['FirstName', 'LastName', 'E_Mail', '_E_Mail', 'Cellular', 'password', '_password'],
} as const satisfies Record<string, readonly FieldName[]>;
export type DraftKind = keyof typeof fieldsOf;

/** The body sent for a draft; a guest has no password. */
export const newClientOf = (draft: Draft, invited: boolean): NewClient => ({
  FirstName: draft.FirstName,
  LastName: draft.LastName,
  E_Mail: draft.E_Mail.trim(),
  Cellular: draft.Cellular,
  invited,
  ...(invited ? {} : { password: draft.password, _password: draft._password }),
});
