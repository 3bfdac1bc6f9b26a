import { type CompanyInfo, type HourRow, rowsInWords } from '@actual/contracts/facts/company/company';
import type { Facts } from './content';

/** The hours from Monday on, and those of the next days, as texts write them. */
const twoOf = (rows: readonly HourRow[]): [string, string] => {
  const [week = 'por ahora cerrado', ...rest] = rowsInWords(rows);
  return [week, rest.join(' y ') || 'los demás días cerrado'];
};

/** The company's data, as texts name it: `{{empresa}}`, `{{telefono}}`… `figure-names.mjs` lists the names. */
export function companyFacts(company: CompanyInfo): Facts {
  const [week, saturday] = twoOf(company.phoneHours);
  const [officeWeek, officeSaturday] = twoOf(company.officeHours);
  return {
    empresa: company.name,
    rfc: company.rfc,
    domicilio: company.address,
    telefono: company.phone,
    'telefono-marcado': `+52${company.phone.replace(/\D/g, '').slice(-10)}`,
    correo: company.mail,
    'correo-privacidad': company.privacyMail,
    'horario-semana': week,
    'horario-sabado': saturday,
    'oficinas-semana': officeWeek,
    'oficinas-sabado': officeSaturday,
  };
}
