import { weekOfLines } from '@actual/contracts/facts/company/company-data';
import { readDays } from '@actual/contracts/facts/company/hours';
import { foreignRfc, genericRfc, isRfc, normalRfc } from '@actual/contracts/fiscal/rfc';
import { isEmail } from '@actual/contracts/rules';
import { z } from 'zod';
import { zip } from './shops';

const text = z.string().trim().min(1, 'está vacío').max(200, 'tiene más de 200 caracteres');
const mail = z.string().refine(isEmail, 'no es un correo');
const hours = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, 'se escribe 10:00-14:00');
const days = z.string().refine((written) => readDays(written) !== null, 'no son días, como «Lunes a viernes»');
const openHours = z.array(z.strictObject({ dias: days, horas: z.array(hours).min(1) })).min(1);
const minimum = z.int().min(1).max(1_000_000);

/** The company that sells, as `store:init` asks for it. */
export const companyShape = z.strictObject({
  'razon-social': text,
  rfc: z
    .string()
    .transform(normalRfc)
    .refine(
      (rfc) => isRfc(rfc) && rfc !== genericRfc && rfc !== foreignRfc,
      'no es el RFC de una empresa, como MSU100203AB4',
    ),
  'lugar-de-expedicion': zip,
  domicilio: text,
  telefono: z.string().refine((phone) => phone.replace(/\D/g, '').length === 10, 'son diez dígitos'),
  correo: mail,
  'correo-privacidad': mail,
  'horario-telefonico': openHours,
  'horario-oficinas': openHours,
  'horario-tiendas': z.array(z.strictObject({ dias: text, horas: text })).min(1),
  /** Least remaining pesos of each plan without interest. */
  'minimos-msi': z.strictObject({ '3': minimum, '6': minimum, '9': minimum, '12': minimum }),
});
export type CompanyEntry = z.output<typeof companyShape>;

const timesOf = (list: CompanyEntry['horario-telefonico']) =>
  list.map(({ dias, horas }) => ({ days: dias, times: horas.map((one) => one.split('-')) }));

/** The row that the catalog service reads who sells from. */
export const companyRow = (entry: CompanyEntry) => {
  const facts = companyFacts(entry);
  return {
    id: true,
    name: facts.name,
    rfc: facts.rfc,
    address: facts.address,
    phone: facts.phone,
    mail: facts.mail,
    privacy_mail: facts.privacyMail,
    phone_week: JSON.stringify(weekOfLines(facts.phoneHours)),
    office_week: JSON.stringify(weekOfLines(facts.officeHours)),
  };
};

/** The same as `services/contracts/src/facts/company/company.json`, which browser, services and texts are built with. */
export const companyFacts = (entry: CompanyEntry) => ({
  name: entry['razon-social'],
  rfc: entry.rfc,
  placeOfIssue: entry['lugar-de-expedicion'],
  address: entry.domicilio,
  phone: entry.telefono,
  mail: entry.correo,
  privacyMail: entry['correo-privacidad'],
  phoneHours: timesOf(entry['horario-telefonico']),
  officeHours: timesOf(entry['horario-oficinas']),
  storeHours: entry['horario-tiendas'].map(({ dias, horas }) => ({ days: dias, hours: horas })),
  installmentMinimums: entry['minimos-msi'],
});
