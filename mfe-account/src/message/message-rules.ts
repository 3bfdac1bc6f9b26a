import { formLengths } from '@actual/contracts/facts/lengths';
import { differentText, emailText, requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { isEmail, isFolio, isPhone, sameEmail } from '@actual/contracts/rules';

/** The typed values; the names are the contract's. */
export interface MessageDraft {
  name: string;
  email: string;
  e_mail: string;
  phone: string;
  message: string;
  orderFolio: string;
}
export type MessageField = keyof MessageDraft;

export const labels: Readonly<Record<MessageField, string>> = {
  name: 'Nombre',
  email: 'Correo',
  e_mail: 'Confirma tu correo',
  phone: 'Teléfono',
  message: 'Mensaje',
  orderFolio: 'Folio de tu pedido',
};

const optional: ReadonlySet<MessageField> = new Set(['phone', 'orderFolio']);

const counted = new Intl.NumberFormat('es-MX');
const within = (name: 'name' | 'message', value: string): true | string =>
  value.trim().length <= formLengths[name] ||
  reviewText(
    labels[name],
    `Máximo ${counted.format(formLengths[name])} caracteres; lleva ${counted.format(value.trim().length)}.`,
  );

const checks: Readonly<Record<MessageField, (value: string, draft: MessageDraft) => true | string>> = {
  name: (value) => within('name', value),
  email: (value) => isEmail(value) || emailText,
  e_mail: (value, { email }) =>
    !isEmail(value) ? emailText : sameEmail(value, email) || reviewText(labels.email, differentText),
  phone: (value) => isPhone(value) || reviewText(labels.phone, 'Termina con 10 dígitos.'),
  message: (value) => within('message', value),
  orderFolio: (value) =>
    isFolio(value) || reviewText(labels.orderFolio, 'Son 6 dígitos, como en tu correo de confirmación.'),
};

/** The draft as it is sent, with its fields trimmed. */
export const trimmed = (draft: MessageDraft): MessageDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, (value ?? '').trim()]),
  ) as unknown as MessageDraft;

/** The message for a wrong field, or true when it is right. */
export function checkField(name: MessageField, value: string | undefined, draft: MessageDraft): true | string {
  const text = value?.trim() ?? '';
  if (!text) return optional.has(name) || requiredText;
  return checks[name](text, trimmed(draft));
}
