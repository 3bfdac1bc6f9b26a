import type { FiscalAddress } from '@actual/contracts';
import { foreignRfc, genericRfc, isRfc, normalRfc, personOf } from '@actual/contracts/rfc';
import { regimesOf, usesOf } from './sat';

export { checkDigitFits, genericRfc, isRfc, normalRfc, personOf } from '@actual/contracts/rfc';

/** What the generic RFC sets by itself (accounts 5). Its regime is the only one the tax authority takes with it. */
export const genericDefaults = {
  LicTradNum: genericRfc,
  companyName: 'PUBLICO EN GENERAL',
  regime: '616',
  cfdiUse: 'S01',
  ZipCode: '77507',
} as const;

/** True when nobody in particular is meant: telephone, email and state are optional then. */
export const isGeneric = (rfc: string): boolean => normalRfc(rfc) === genericRfc;

/** The data as they are kept: RFC in its normal form, and what the generic one sets. */
export function completed(data: FiscalAddress): FiscalAddress {
  const LicTradNum = normalRfc(data.LicTradNum);
  return isGeneric(LicTradNum) ? { ...data, ...genericDefaults } : { ...data, LicTradNum };
}

/** The fields of completed fiscal data that are missing or do not go together. */
export function fiscalProblems(data: FiscalAddress): (keyof FiscalAddress)[] {
  const problems: (keyof FiscalAddress)[] = [];
  const refuse = (field: keyof FiscalAddress, wrong: boolean): void => {
    if (wrong) problems.push(field);
  };
  const person = personOf(data.LicTradNum);
  refuse('LicTradNum', !isRfc(data.LicTradNum) || data.LicTradNum === foreignRfc);
  refuse('companyName', data.companyName.trim() === '');
  refuse('ZipCode', !/^\d{5}$/.test(data.ZipCode));
  refuse('regime', person === null || !regimesOf(person).some(({ code }) => code === data.regime));
  refuse('cfdiUse', !usesOf(data.regime).some(({ code }) => code === data.cfdiUse));
  if (isGeneric(data.LicTradNum)) return problems;
  refuse('Phone1', data.Phone1 === '');
  refuse('U_Correos', data.U_Correos === '');
  refuse('State', data.State === '');
  return problems;
}

/** An invoice can be made out: there is an RFC and a name (accounts 5). */
export const hasFiscalData = (data: Pick<FiscalAddress, 'LicTradNum' | 'companyName'> | null): boolean =>
  data !== null && data.LicTradNum !== '' && data.companyName.trim() !== '';
