import { zipcodeText } from '../facts/delivery/zipcodes';
import { requiredText, reviewText } from '../facts/text/field-texts';
import {
  completed,
  type FiscalField,
  type FiscalFields,
  type FiscalPurpose,
  fiscalFields,
  fiscalProblem,
  isRequired,
  type TaxLists,
} from './fiscal-rules';
import { checkDigitFits, isRfc, personOf } from './rfc';

export const fiscalLabels: Readonly<Record<FiscalField, string>> = {
  LicTradNum: 'RFC',
  companyName: 'Nombre o razón social',
  regime: 'Régimen fiscal',
  cfdiUse: 'Uso de la factura',
  ZipCode: 'Código postal fiscal',
  U_Correos: 'Correo para la factura',
  Phone1: 'Teléfono',
  State: 'Estado',
  companyPublicName: 'Nombre comercial',
  Street: 'Calle',
  U_NumExt: 'Número exterior',
  U_NumInt: 'Número interior',
  Block: 'Colonia',
  City: 'Municipio',
  U_Localidad: 'Localidad',
};

/** Where the tax authority checks an RFC. */
export const rfcOfficialSite = 'https://agsc.siat.sat.gob.mx/PTSC/ValidaRFC/index.jsf';
const rfcRight = 'La estructura del RFC es correcta';

const wrongWords: Partial<Record<FiscalField, string>> = {
  LicTradNum: 'La estructura del RFC no es valida, puedes verificar en el sitio oficial del RFC',
  U_Correos: 'Email no valido',
  ZipCode: zipcodeText,
  Phone1: reviewText(fiscalLabels.Phone1, 'Termina con 10 dígitos.'),
};

const empty = Object.fromEntries(fiscalFields.map((field) => [field, ''])) as FiscalFields;

/** The data that the rules judge; fields that are not shown count as empty. */
const dataOf = (draft: Partial<FiscalFields>): FiscalFields =>
  completed({ ...empty, ...Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) });

/** The body a form sends: its own fields, normalized as they are stored. */
export function fiscalDataOf<Draft extends Partial<FiscalFields>>(
  draft: Draft,
): Pick<FiscalFields, FiscalField & keyof Draft> {
  const data = dataOf(draft);
  const own = fiscalFields.filter((field) => field in draft);
  return Object.fromEntries(own.map((field) => [field, data[field]])) as Pick<FiscalFields, FiscalField & keyof Draft>;
}

export interface Asked {
  lists: TaxLists;
  purpose: FiscalPurpose;
}

/** The message for a wrong field, or true when it is right. */
export function checkFiscal(
  field: FiscalField,
  draft: Partial<FiscalFields>,
  { lists, purpose }: Asked,
): true | string {
  const problem = fiscalProblem(field, dataOf(draft), lists, purpose);
  if (problem === null) return true;
  return problem === 'missing' ? requiredText : (wrongWords[field] ?? reviewText(fiscalLabels[field]));
}

/** Whether a field may stay empty, given the RFC. */
export const isOptional = (field: FiscalField, rfc: string, purpose: FiscalPurpose): boolean =>
  !isRequired(field, { LicTradNum: rfc }, purpose);

/** The hint beneath an RFC that is not right yet. */
export const rfcHint = '12 caracteres para empresas, 13 para personas.';
/** The hint beneath a valid RFC; the last character of a few real ones is not the computed one. */
export const rightRfcText = (rfc: string): string =>
  checkDigitFits(rfc) ? rfcRight : `${rfcRight}. Revisa el último carácter, ¿es correcto?`;

/** Regimes that the person of this RFC may be in, and uses that go with the regime. */
export function choices({ regimes, uses }: TaxLists, rfc: string, regime: string) {
  const person = isRfc(rfc) ? personOf(rfc) : null;
  const option = ({ code, label }: { code: string; label: string }) => ({ value: code, label: `${label} (${code})` });
  return {
    regimes: regimes.filter(({ persons }) => person !== null && persons.includes(person)).map(option),
    uses: uses.filter((use) => use.regimes.includes(regime)).map(option),
  };
}
