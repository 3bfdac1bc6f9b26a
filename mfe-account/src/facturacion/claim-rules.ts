import { formLengths } from '@actual/contracts/facts/lengths';
import { requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { fiscalLabels } from '@actual/contracts/fiscal/fiscal-form';
import type { FiscalField, FiscalFields } from '@actual/contracts/fiscal/fiscal-rules';
import { checkFolio, folioLabel } from '../forms/check-folio';

/** The receipt's data and the invoice's recipient. */
interface Receipt {
  orderFolio: string;
  purchaseDate: string;
  orderAmount: string;
  name: string;
}
/** The typed values; the names are the contract's. */
export type ClaimDraft = Receipt & FiscalFields;
export type ReceiptField = keyof Receipt;

const receiptLabels: Readonly<Record<ReceiptField, string>> = {
  orderFolio: folioLabel,
  purchaseDate: 'Fecha de compra',
  orderAmount: 'Total exacto',
  name: 'Nombre de quien la recibe',
};
export const labels: Readonly<Record<ReceiptField | FiscalField, string>> = { ...receiptLabels, ...fiscalLabels };

/** Whether a field is the receipt's; the others are fiscal data. */
export const isReceiptField = (field: string): field is ReceiptField => field in receiptLabels;

/** Pesos as people write them: `$10,399.00` is 10399; null where it is no amount. */
export function amountOf(text: string): number | null {
  const plain = text.replace(/[\s$,]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

const checks: Partial<Record<ReceiptField, (value: string) => boolean | string>> = {
  orderAmount: (value) => amountOf(value) !== null || 'Por ejemplo 10,399.00',
  name: (value) => value.length <= formLengths.name,
};

/** The message for a wrong field of the receipt, or true when it is right. */
export function checkReceipt(field: ReceiptField, value: string | undefined): true | string {
  if (field === 'orderFolio') return checkFolio(value);
  const text = value?.trim() ?? '';
  if (!text) return requiredText;
  const found = checks[field]?.(text) ?? true;
  return found === true || reviewText(labels[field], found === false ? undefined : found);
}
