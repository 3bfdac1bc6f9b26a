import type { StorefrontContent } from '@actual/contracts';
import { isWeek } from '@actual/contracts/facts/company/hours';
import { isEmail, isPhone } from '@actual/contracts/rules';
import { cleanedWeek } from './shop-words';

export type Company = Extract<StorefrontContent, { kind: 'company' }>;

/** The company without the spaces that typing leaves behind. */
export const cleanedCompany = (one: Company): Company => ({
  ...one,
  name: one.name.trim(),
  rfc: one.rfc.trim().toUpperCase(),
  address: one.address.trim(),
  phone: one.phone.trim(),
  mail: one.mail.trim(),
  privacyMail: one.privacyMail.trim(),
  phoneWeek: cleanedWeek(one.phoneWeek),
  officeWeek: cleanedWeek(one.officeWeek),
});

/** The message for wrong company data; null for right ones. */
export function companyComplaint(one: Company): string | null {
  if (!one.name || !one.address) return 'La empresa necesita su razón social y su domicilio.';
  if (!/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/.test(one.rfc))
    return 'El RFC lleva doce o trece letras y números, como MSU100203AB1.';
  if (!isPhone(one.phone)) return 'El teléfono tiene diez dígitos.';
  if (!isEmail(one.mail) || !isEmail(one.privacyMail)) return 'Revisa los correos.';
  return isWeek(one.phoneWeek) && isWeek(one.officeWeek) ? null : 'En el horario, cada hora va después de la anterior.';
}
