import type { FiscalAddress } from '@actual/contracts';
import { isGeneric } from '@actual/contracts/fiscal-rules';

/** Company types that are no part of the name in the tax authority's records: with dots, or before «DE CV». */
const companyType =
  /[\s,]+(S\.\s?A\.(\s?P\.\s?I\.|\s?S\.)?|S\.\s?C\.|A\.\s?C\.|S\.?\s?DE\s?R\.?\s?L\.?|(SA|SAPI)(?=\s*DE\s*C))(\s*DE\s*C\.?\s?V\.?)?$/;

/** A name as the tax authority keeps it: capitals, single spaces, without the company type; `|` is its separator. */
export function legalName(name: string): string {
  const plain = name.normalize('NFC').toUpperCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
  return plain.replace(companyType, '') || plain;
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
    name: legalName(data.companyName),
    regime: data.regime,
    use: data.cfdiUse,
    zip: generic ? issuedAtZip : data.ZipCode,
  };
}
