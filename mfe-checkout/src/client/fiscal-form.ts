import type { FiscalAddress, FiscalLists } from '@actual/contracts';
import { checkDigitFits, genericRfc, isRfc, normalRfc, personOf } from '@actual/contracts/rfc';

export type FiscalFields = FiscalAddress;

export const rfcWrong = 'La estructura del RFC no es valida, puedes verificar en el sitio oficial del RFC';
export const rfcRight = 'La estructura del RFC es correcta';
/** Where the tax authority checks an RFC. */
export const rfcOfficialSite = 'https://agsc.siat.sat.gob.mx/PTSC/ValidaRFC/index.jsf';

export const isGeneric = (rfc: string): boolean => normalRfc(rfc) === genericRfc;

/** What the generic RFC sets by itself; the service sets the same. */
export const genericValues = {
  companyName: 'PUBLICO EN GENERAL',
  regime: '616',
  cfdiUse: 'S01',
  ZipCode: '77507',
} as const;

const empty: FiscalFields = {
  LicTradNum: '',
  companyName: '',
  companyPublicName: '',
  cfdiUse: '',
  regime: '',
  Phone1: '',
  U_Correos: '',
  Street: '',
  U_NumExt: '',
  U_NumInt: '',
  Block: '',
  City: '',
  State: '',
  ZipCode: '',
  U_Localidad: '',
};

/** The form as it begins: what was kept, or nothing but the client's email. */
export const fiscalFields = (kept: FiscalAddress | null, defaults: { U_Correos: string }): FiscalFields =>
  kept ?? { ...empty, ...defaults };

/** What is said under an RFC once it was typed: empty while there is nothing to say. */
export function rfcWords(rfc: string): { right: boolean; words: string } {
  if (!rfc.trim()) return { right: false, words: '' };
  if (!isRfc(rfc)) return { right: false, words: rfcWrong };
  return {
    right: true,
    words: checkDigitFits(rfc) ? rfcRight : `${rfcRight}. Revisa el último carácter, ¿es correcto?`,
  };
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
