import type { Contact, NewContact } from '@actual/contracts';
import { isEmail, sameEmail } from '@actual/contracts/rules';
import type { SessionUser } from '@actual/shell-contract';
import { phoneCheck, phoneWords } from '../forms/phone-text';
import { emailText, requiredText, reviewText } from '../forms/texts';

/** What the form holds; the names are the contract's, so that an answer's complaint finds its field. */
export type Fields = Record<keyof NewContact, string>;

export const labels: Readonly<Record<keyof Fields, string>> = {
  FirstName: 'Nombre',
  LastName: 'Apellidos',
  Cellolar: 'Celular',
  Tel1: 'Teléfono fijo',
  E_Mail: 'Correo',
  _E_Mail: 'Confirma tu correo',
  Address: 'Calle',
  U_Noexterior: 'Número exterior',
  U_Nointerior: 'Número interior',
  U_CP: 'Código postal',
  U_Colonia: 'Colonia',
  U_Mpio: 'Municipio',
  U_Ciudad: 'Ciudad',
  U_Estado: 'Estado',
  U_Entrecalle: 'Entre calle',
  U_Ycalle: 'Y calle',
  U_Notes1: 'Referencias',
};

const optional: ReadonlySet<keyof Fields> = new Set(['U_Entrecalle', 'U_Ycalle', 'U_Notes1']);

/** The form as it begins: the address that is changed, or the person who is known. */
export function fieldsOf(contact: Contact | null, user: SessionUser | null): Fields {
  const blank = Object.fromEntries(Object.keys(labels).map((name) => [name, ''])) as Fields;
  if (!contact)
    return {
      ...blank,
      FirstName: user?.firstName ?? '',
      LastName: user?.lastName ?? '',
      E_Mail: user?.email ?? '',
    };
  const { id: _id, CntctCode: _code, stateName: _state, ...rest } = contact;
  return { ...rest, _E_Mail: contact.E_Mail, Cellolar: phoneWords(contact.Cellolar), Tel1: phoneWords(contact.Tel1) };
}

/** What is wrong with a field (accounts 5): an edited address needs the landline, a new one the email twice. */
export function checkField(name: keyof Fields, fields: Fields, isNew: boolean): true | string {
  const value = fields[name].trim();
  const needsNone = optional.has(name) || (isNew ? name === 'Tel1' : name === '_E_Mail');
  if (!value) return needsNone || requiredText;
  if (name === 'E_Mail') return isEmail(value) || emailText;
  if (name === '_E_Mail' && isNew)
    return sameEmail(value, fields.E_Mail.trim()) || reviewText(labels.E_Mail, 'No coincide con el de arriba.');
  if (name === 'Cellolar' || name === 'Tel1') return phoneCheck(labels[name], value);
  if (name === 'U_CP') return /^\d{5}$/.test(value) || 'El código postal no es valido';
  return true;
}

/** What is sent: without blanks around. */
export const trimmed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])) as Fields;
