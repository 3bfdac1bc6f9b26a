import type { FiscalAddress } from '@actual/contracts';
import { completed, type FiscalPurpose, fiscalProblems } from '@actual/contracts/fiscal/fiscal-rules';
import { cfdiUses, normalPhone, regimes } from '@actual/domain';
import { AppError } from '@actual/kit';

/** The lists to choose from, without uses that fit no sale. */
export const fiscalListsOfSales = {
  regimes: regimes.map((one) => ({ ...one, persons: [...one.persons] })),
  uses: cfdiUses.filter((one) => one.regimes.length > 0).map((one) => ({ ...one, regimes: [...one.regimes] })),
};

/** Fiscal data as they are kept. @throws {AppError} `invalid_input` with the fields that are wrong */
export function rightFiscalData(typed: FiscalAddress, purpose: FiscalPurpose): FiscalAddress {
  const data = completed(typed);
  const problems = fiscalProblems(data, fiscalListsOfSales, purpose);
  if (problems.length === 0) return { ...data, Phone1: data.Phone1 && normalPhone(data.Phone1) };
  throw new AppError(
    'invalid_input',
    'fiscal data',
    problems.map((field) => ({ field })),
  );
}
