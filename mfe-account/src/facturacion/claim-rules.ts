import type { FiscalLists } from '@actual/contracts';
import { genericRfc, isRfc, normalRfc, personOf } from '@actual/contracts/rfc';
import { formLengths, isEmail, isFolio, isPhone } from '@actual/contracts/rules';
import { requiredText, reviewText } from '../forms/texts';

/** What a person types; the names are the contract's. */
export interface ClaimDraft {
  orderFolio: string;
  purchaseDate: string;
  orderAmount: string;
  name: string;
  LicTradNum: string;
  companyName: string;
  regime: string;
  cfdiUse: string;
  ZipCode: string;
  U_Correos: string;
  Phone1: string;
  State: string;
}
export type ClaimField = keyof ClaimDraft;

export const labels: Readonly<Record<ClaimField, string>> = {
  orderFolio: 'Folio del pedido',
  purchaseDate: 'Fecha de compra',
  orderAmount: 'Total exacto',
  name: 'Nombre de quien la recibe',
  LicTradNum: 'RFC',
  companyName: 'Nombre o razón social',
  regime: 'Régimen fiscal',
  cfdiUse: 'Uso de la factura',
  ZipCode: 'Código postal fiscal',
  U_Correos: 'Correo para la factura',
  Phone1: 'Teléfono',
  State: 'Estado',
};

export const rfcWrong = 'La estructura del RFC no es valida, puedes verificar en el sitio oficial del RFC';
export const rfcRight = 'La estructura del RFC es correcta';
/** Where the tax authority checks an RFC. */
export const rfcOfficialSite = 'https://agsc.siat.sat.gob.mx/PTSC/ValidaRFC/index.jsf';

export const isGeneric = (rfc: string): boolean => normalRfc(rfc) === genericRfc;

/** What the service sets by itself for the generic RFC, and what it does not need then. */
const freeForGeneric: ReadonlySet<ClaimField> = new Set([
  ...(['companyName', 'regime', 'cfdiUse', 'ZipCode', 'Phone1', 'State'] as const),
]);

/** Pesos as people write them: `$10,399.00` is 10399; null where it is no amount. */
export function amountOf(text: string): number | null {
  const plain = text.replace(/[\s$,]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

const checks: Partial<Record<ClaimField, (value: string) => boolean | string>> = {
  orderFolio: (value) => isFolio(value) || 'Son 6 dígitos, como en tu correo de confirmación.',
  orderAmount: (value) => amountOf(value) !== null || 'Por ejemplo 10,399.00',
  companyName: (value) => value.length <= formLengths.claimCompany,
  name: (value) => value.length <= formLengths.name,
  ZipCode: (value) => /^\d{5}$/.test(value) || 'Son 5 dígitos.',
  Phone1: (value) => isPhone(value) || 'Termina con 10 dígitos.',
};

/** What is wrong with a field, in words; true when nothing is. */
export function checkField(field: ClaimField, value: string | undefined, { LicTradNum }: ClaimDraft): true | string {
  const text = value?.trim() ?? '';
  if (!text) return (isGeneric(LicTradNum ?? '') && freeForGeneric.has(field)) || requiredText;
  if (field === 'LicTradNum') return isRfc(text) || rfcWrong;
  if (field === 'U_Correos') return isEmail(text) || 'Email no valido';
  const found = checks[field]?.(text) ?? true;
  return found === true || reviewText(labels[field], found === false ? undefined : found);
}

/** Regimes that the person of this RFC may be in, and uses that go with the regime. */
export function choices(lists: FiscalLists, rfc: string, regime: string) {
  const person = isRfc(rfc) ? personOf(rfc) : null;
  const option = ({ code, label }: { code: string; label: string }) => ({ value: code, label: `${label} (${code})` });
  return {
    regimes: lists.regimes.filter(({ persons }) => person !== null && persons.includes(person)).map(option),
    uses: lists.uses.filter(({ regimes }) => regimes.includes(regime)).map(option),
  };
}
