/** Who sells, as texts write it: `{{empresa}}`, `{{telefono}}`… One place: `services/contracts/src/facts/company.json`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const companyFile = fileURLToPath(new URL('../../services/contracts/src/facts/company.json', import.meta.url));

const closed = 'los demás días cerrado';
/** @param {{ days: string, times: string[][] }[]} hours */
const inWords = (hours) =>
  hours.map(({ days, times }) => `${days.toLowerCase()} ${times.map((span) => `de ${span.join(' a ')}`).join(' y ')}`);

/**
 * The facts of the company by their names in texts.
 * @returns {import('../src/information/content').Facts}
 */
export function companyFacts(data = JSON.parse(readFileSync(companyFile, 'utf8'))) {
  const [week, saturday = closed] = inWords(data.phoneHours);
  const [officeWeek, officeSaturday = closed] = inWords(data.officeHours);
  return {
    empresa: data.name,
    rfc: data.rfc,
    domicilio: data.address,
    telefono: data.phone,
    'telefono-marcado': `+52${data.phone.replace(/\D/g, '')}`,
    correo: data.mail,
    'correo-privacidad': data.privacyMail,
    'horario-semana': week,
    'horario-sabado': saturday,
    'oficinas-semana': officeWeek,
    'oficinas-sabado': officeSaturday,
  };
}
