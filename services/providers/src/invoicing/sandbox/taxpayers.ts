import { checkDigitFits, genericRfc, isRfc, personOf } from '@actual/contracts/fiscal/rfc';

/** The issuer: the tax authority's own test company. */
export const ISSUER = { rfc: 'EKU9003173C9', name: 'ESCUELA KEMPER URGATE', regime: '601', zip: '77507' };

/** Taxpayers whose name and postal code are known, from the tax authority's published test certificates. */
const KNOWN: Record<string, { name: string; zip: string }> = {
  EKU9003173C9: { name: 'ESCUELA KEMPER URGATE', zip: '42501' },
  XIA190128J61: { name: 'XENON INDUSTRIAL ARTICLES', zip: '76343' },
  CACX7605101P8: { name: 'XOCHILT CASAS CHAVEZ', zip: '36257' },
};

const BUSINESS = '601 603 606 612 620 621 622 623 624 625 626';
const NATURAL = '605 606 607 608 611 612 614 615 625';
const EVERYBODY = `${BUSINESS} ${NATURAL} 610 616`;
const LEGAL = '601 603 610 620 622 623 624 626';
const PERSONS = `${NATURAL} 610 616 621 626`;

/** Regimes that a use of an invoice goes with. */
function regimesOf(use: string): string {
  if (use === 'S01') return EVERYBODY;
  if (use === 'G02') return `${BUSINESS} 616`;
  if (/^(G0[13]|I0[1-8])$/.test(use)) return BUSINESS;
  return /^D(0[1-9]|10)$/.test(use) ? NATURAL : '';
}

export type Customer = { legal_name: string; tax_id: string; tax_system: string; address: { zip: string } };
export type Refusal = { code: string; path: string; message: string; source: 'facturapi' | 'pac' };

/** The tax authority's objection to a receiver; null when it takes them. */
export function customerRefusal(customer: Customer, use: string, global: boolean): Refusal | null {
  const { legal_name: name, tax_id: rfc, tax_system: regime, address } = customer;
  const own = (code: string, path: string, message: string): Refusal => ({ code, path, message, source: 'facturapi' });
  if (!isRfc(rfc) || !checkDigitFits(rfc))
    return own(
      'tax_id_not_found',
      'customer.tax_id',
      'El RFC no existe en la lista de RFC inscritos no cancelados del SAT.',
    );
  if (rfc === genericRfc) return publicRefusal(customer, use, global);
  if (!(personOf(rfc) === 'legal' ? LEGAL : PERSONS).includes(regime))
    return own('tax_system_not_allowed_for_tax_id', 'customer.tax_system', 'El régimen fiscal no corresponde al RFC.');
  if (!regimesOf(use).includes(regime))
    return pac('CFDI40161', 'use', 'La clave del campo UsoCFDI no corresponde con el régimen fiscal del receptor.');
  if (name !== name.toUpperCase() || name.includes('|') || name.trim() === '')
    return own('legal_name_mismatch', 'customer.legal_name', 'El nombre no coincide con el registrado en el SAT.');
  const known = KNOWN[rfc];
  if (known && known.name !== name)
    return own('legal_name_mismatch', 'customer.legal_name', 'El nombre no coincide con el registrado en el SAT.');
  if (!/^(0[1-9]|[1-9]\d)\d{3}$/.test(address.zip) || (known && known.zip !== address.zip))
    return pac('CFDI40148', 'customer.address.zip', 'El DomicilioFiscalReceptor no es el registrado en el SAT.');
  return null;
}

const pac = (code: string, path: string, message: string): Refusal => ({ code, path, message, source: 'pac' });

/** The general public has one name, one use, one regime, and lives where the invoice is issued. */
function publicRefusal({ legal_name, tax_system, address }: Customer, use: string, global: boolean): Refusal | null {
  if (legal_name === 'PUBLICO EN GENERAL' && !global)
    return pac('CFDI40130', 'global', 'El nodo InformacionGlobal debe existir.');
  if (tax_system !== '616') return pac('CFDI40157', 'customer.tax_system', 'El régimen debe ser 616.');
  if (use !== 'S01') return pac('CFDI40161', 'use', 'El uso debe ser S01.');
  return address.zip === ISSUER.zip
    ? null
    : pac('CFDI40149', 'customer.address.zip', 'El domicilio debe ser igual al lugar de expedición.');
}
