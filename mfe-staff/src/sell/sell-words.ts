import { requiredText } from '@actual/contracts/facts/text/field-texts';
import { alreadyOrderedText, tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { emailCheck, phoneCheck } from '@actual/contracts/field-checks';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';

/** Nobody was found (accounts 8). */
export const nobodyText = (term: string): string => `No se encontro "${term}"`;

const texts: Readonly<Record<string, string>> = {
  quotation_closed: 'Esta cotización ya se cerró. Actualiza la página.',
  quotation_ordered: alreadyOrderedText,
  quotation_part_paid: 'Ya tiene un pago de su cliente: devuélvelo antes de cambiarlo.',
  payment_in_progress: 'Se está pagando en este momento.',
  forbidden: 'Es de otro vendedor: la pasa él o un gerente.',
  email_taken: 'Ya hay un cliente con este correo: búscalo.',
  invalid_input: 'Revisa lo que elegiste y actualiza la página.',
};

/** Why a change of a sale was refused, in words. */
export const saleRefusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? tryAgainText;

export const clientFields = ['FirstName', 'LastName', 'E_Mail', 'Cellular'] as const;
export type ClientField = (typeof clientFields)[number];
export type ClientDraft = Record<ClientField, string>;
export const emptyClient: ClientDraft = { FirstName: '', LastName: '', E_Mail: '', Cellular: '' };
export const clientLabels: Readonly<Record<ClientField, string>> = {
  FirstName: 'Nombre',
  LastName: 'Apellidos',
  E_Mail: 'Correo',
  Cellular: 'Celular',
};

/** The message for a wrong field of a new client; true when it is right. */
export function checkClient(field: ClientField, draft: ClientDraft): true | string {
  const text = draft[field].trim();
  if (!text) return requiredText;
  if (field === 'E_Mail') return emailCheck(text);
  return field === 'Cellular' ? phoneCheck(clientLabels.Cellular, text) : true;
}
