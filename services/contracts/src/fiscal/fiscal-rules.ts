import { emailLength, formLengths } from '../facts/lengths';
import { isEmail, isPhone } from '../rules';
import { genericDefaults, isGeneric } from './generic-receiver';
import { foreignRfc, isRfc, normalRfc, type Person, personOf } from './rfc';

/** Most characters of each field of the fiscal data as they are typed (accounts 5). */
export const fiscalLengths = {
  LicTradNum: 20,
  companyName: 50,
  companyPublicName: 100,
  cfdiUse: 4,
  regime: 3,
  Phone1: 30,
  U_Correos: emailLength,
  Street: 100,
  U_NumExt: 20,
  U_NumInt: 20,
  Block: 100,
  City: 100,
  State: 60,
  ZipCode: 5,
  U_Localidad: 100,
} as const;
export type FiscalField = keyof typeof fiscalLengths;
export type FiscalFields = Record<FiscalField, string>;
export const fiscalFields = Object.keys(fiscalLengths) as FiscalField[];

/**
 * The purpose of the data: `kept` in a client's profile, `claimed` with a receipt for an invoice by mail, `told` to
 * staff in a shop.
 */
export type FiscalPurpose = 'kept' | 'claimed' | 'told';

/** Regimes and uses that exist, as the tax authority lists them. */
export interface TaxLists {
  readonly regimes: readonly { readonly code: string; readonly label: string; readonly persons: readonly Person[] }[];
  readonly uses: readonly { readonly code: string; readonly label: string; readonly regimes: readonly string[] }[];
}

/**
 * The data as a form begins with them. Values set by the generic RFC are left out: they are asked for when another RFC
 * takes its place, so that nobody is invoiced under the public's name.
 */
export const toBegin = <Data extends FiscalFields>(data: Data): Data =>
  isGeneric(data.LicTradNum) ? { ...data, companyName: '', regime: '', cfdiUse: '', ZipCode: '' } : data;

/** The data as they are sent and stored: trimmed, the RFC in its normal form, with the values of the generic one. */
export function completed(typed: FiscalFields): FiscalFields {
  const trimmed = Object.fromEntries(fiscalFields.map((field) => [field, typed[field].trim()])) as FiscalFields;
  const LicTradNum = normalRfc(typed.LicTradNum);
  return isGeneric(LicTradNum) ? { ...trimmed, ...genericDefaults } : { ...trimmed, LicTradNum };
}

/** Most characters of a field. */
export const fiscalLength = (field: FiscalField, purpose: FiscalPurpose): number =>
  field === 'companyName' && purpose !== 'kept' ? formLengths.claimCompany : fiscalLengths[field];

const always: ReadonlySet<FiscalField> = new Set(['LicTradNum', 'companyName', 'cfdiUse', 'regime', 'ZipCode']);
const contact: ReadonlySet<FiscalField> = new Set(['Phone1', 'U_Correos', 'State']);

/** True where a field may not be left empty. */
export function isRequired(
  field: FiscalField,
  { LicTradNum }: Pick<FiscalFields, 'LicTradNum'>,
  purpose: FiscalPurpose,
) {
  if (always.has(field)) return true;
  if (!contact.has(field) || purpose === 'told') return false;
  // an invoice that is mailed needs to know where to
  return (purpose === 'claimed' && field === 'U_Correos') || !isGeneric(LicTradNum);
}

type Rule = (data: FiscalFields, lists: TaxLists) => boolean;
const rules: Partial<Record<FiscalField, Rule>> = {
  LicTradNum: ({ LicTradNum }) => isRfc(LicTradNum) && LicTradNum !== foreignRfc,
  ZipCode: ({ ZipCode }) => /^\d{5}$/.test(ZipCode),
  regime: ({ LicTradNum, regime }, { regimes }) => {
    const person = personOf(LicTradNum);
    return regimes.some(({ code, persons }) => code === regime && person !== null && persons.includes(person));
  },
  cfdiUse: ({ cfdiUse, regime }, { uses }) =>
    uses.some(({ code, regimes }) => code === cfdiUse && regimes.includes(regime)),
  Phone1: ({ Phone1 }) => isPhone(Phone1),
  U_Correos: ({ U_Correos }) => isEmail(U_Correos),
};

/** The problem with a field of completed fiscal data, or null. Forms and services both call it. */
export function fiscalProblem(
  field: FiscalField,
  data: FiscalFields,
  lists: TaxLists,
  purpose: FiscalPurpose,
): 'missing' | 'wrong' | null {
  if (data[field] === '') return isRequired(field, data, purpose) ? 'missing' : null;
  const fits = data[field].length <= fiscalLength(field, purpose) && (rules[field]?.(data, lists) ?? true);
  return fits ? null : 'wrong';
}

/** The fields of completed fiscal data that are missing, wrong or do not go together. */
export const fiscalProblems = (data: FiscalFields, lists: TaxLists, purpose: FiscalPurpose): FiscalField[] =>
  fiscalFields.filter((field) => fiscalProblem(field, data, lists, purpose) !== null);

/** An invoice can be made out: there is an RFC and a name (accounts 5). */
export const hasFiscalData = (data: Pick<FiscalFields, 'LicTradNum' | 'companyName'> | null): boolean =>
  data !== null && data.LicTradNum !== '' && data.companyName.trim() !== '';
