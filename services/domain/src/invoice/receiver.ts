import type { FiscalAddress } from '@actual/contracts';
import { isGeneric } from '@actual/contracts/fiscal/generic-receiver';
import { withoutCompanyType } from './company-type';

/** Letters of the RFC of a natural person; a company's has one less. */
const personRfcLength = 13;

/** A name as the tax authority keeps it: in capitals, and a company's without its type. */
export function legalName(name: string, rfc = ''): string {
  const plain = name.normalize('NFC').toUpperCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
  return rfc.length === personRfcLength ? plain : withoutCompanyType(plain);
}

/** Whom an invoice is made out to. */
export interface InvoiceReceiver {
  readonly rfc: string;
  readonly name: string;
  readonly regime: string;
  readonly use: string;
  readonly zip: string;
}

/** The receiver of kept fiscal data. Nobody in particular lives where the invoice is issued. */
export function receiverOf(data: FiscalAddress, issuedAtZip: string): InvoiceReceiver {
  const generic = isGeneric(data.LicTradNum);
  return {
    rfc: data.LicTradNum,
    name: legalName(data.companyName, data.LicTradNum),
    regime: data.regime,
    use: data.cfdiUse,
    zip: generic ? issuedAtZip : data.ZipCode,
  };
}
