import { type CompanyInfo, phoneLine } from '@actual/contracts/facts/company/company';
import { companyAtFirst } from '@actual/contracts/facts/company/company-at-first';

let line = phoneLine(companyAtFirst);

/** The last line of every mail: the store's telephone and its hours. */
export const mailContact = (): string => line;

/** Later mails name the new contact. */
export function sayContact(company: Pick<CompanyInfo, 'phone' | 'phoneHours'>): void {
  line = phoneLine(company);
}
