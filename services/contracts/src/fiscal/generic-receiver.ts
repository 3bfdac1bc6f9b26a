import { genericRfc, normalRfc } from './rfc';

/** The values that come with the generic RFC (accounts 5). The tax authority takes only this regime with it. */
export const genericDefaults = {
  LicTradNum: genericRfc,
  companyName: 'PUBLICO EN GENERAL',
  regime: '616',
  cfdiUse: 'S01',
  ZipCode: '77507',
} as const;
/** Tells whoever types it. */
export const genericText = `Con el RFC genérico la factura sale a nombre de ${genericDefaults.companyName}, uso ${genericDefaults.cfdiUse}, código postal ${genericDefaults.ZipCode}.`;

/** True when nobody in particular is meant: telephone, email and state are optional then. */
export const isGeneric = (rfc: string): boolean => normalRfc(rfc) === genericRfc;
