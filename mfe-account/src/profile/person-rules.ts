import type { SessionUser } from '@actual/contracts';
import { differentText, emailText, requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { phoneCheck } from '@actual/contracts/field-checks';
import { isEmail, sameEmail } from '@actual/contracts/rules';
import type { ApiClient, FormPost } from '@actual/shell-contract';
import { answerForm, type FormRules } from '../forms/form-rules';

export interface PersonDraft {
  firstName: string;
  lastName: string;
  phone: string;
  mobilePhone: string;
  email: string;
  _email: string;
  password: string;
}

const labels: Readonly<Record<keyof PersonDraft, string>> = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono fijo',
  mobilePhone: 'Celular',
  email: 'Correo',
  _email: 'Confirma tu correo',
  password: 'Tu contraseña actual',
};

type Check = (value: string, draft: PersonDraft) => true | string;
const filled: Check = () => true;
const checks: Readonly<Record<keyof PersonDraft, Check>> = {
  firstName: filled,
  lastName: filled,
  phone: (value) => phoneCheck(labels.phone, value),
  mobilePhone: (value) => phoneCheck(labels.mobilePhone, value),
  email: (value) => isEmail(value.trim()) || emailText,
  _email: (value, { email }) => sameEmail(value.trim(), email.trim()) || reviewText(labels.email, differentText),
  password: filled,
};

/** Whether the password is asked for: a guest has none, and no account to lose. */
export const asksPassword = (me: SessionUser, email: string): boolean =>
  !me.invited && !sameEmail(email.trim(), me.email);

/** The rules of one's own data (accounts 5). Another e-mail asks for the password. */
export const personRules = (me: SessionUser): FormRules<PersonDraft> => ({
  name: 'datos',
  labels,
  secrets: ['password'],
  check: (field, value, draft) => {
    if (field === 'password' && !asksPassword(me, draft.email)) return true;
    return value.trim() ? checks[field](value, draft) : requiredText;
  },
  words: {
    too_many_mails: 'Ya enviamos varios enlaces a ese correo. Intenta de nuevo en una hora.',
    password_required: { password: reviewText(labels.password, 'No es esa.') },
  },
});

export const personOf = (me: SessionUser): PersonDraft => ({
  firstName: me.firstName,
  lastName: me.lastName,
  email: me.email,
  _email: me.email,
  password: '',
  phone: phoneWords(me.phone),
  mobilePhone: phoneWords(me.mobilePhone),
});

export const keepPerson = (api: ApiClient, me: SessionUser, { password, ...fields }: PersonDraft) => {
  const own = { ...fields, email: fields.email.trim(), _email: fields._email.trim() };
  return api('PUT /me/update', { body: { ...own, password: asksPassword(me, own.email) ? password : undefined } });
};

/** The same without script. */
export const postPerson: FormPost = async ({ shell: { api }, fields }) => {
  const me = await api('GET /me');
  return answerForm(personRules(me), fields, (draft) => keepPerson(api, me, draft));
};
