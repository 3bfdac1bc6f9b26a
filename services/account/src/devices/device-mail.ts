import type { Site } from '@actual/contracts';
import { formatMoment } from '@actual/contracts/store-day';
import { brandOf, hello, type RenderedMail, shortMail } from '@actual/kit/mail';

export interface DeviceMail {
  site: Site;
  firstName: string;
  /** «Chrome en Windows» */
  device: string;
  at: string;
  /** Where the password is changed. */
  href: string;
}

/** Tells a person that their account was opened where it never was before. */
export function deviceMail({ site, firstName, device, at, href }: DeviceMail): RenderedMail {
  const { name } = brandOf(site);
  return shortMail({
    site,
    subject: 'Entraste desde un equipo nuevo',
    preview: `${device}, ${formatMoment(at)}.`,
    greeting: hello(firstName),
    sentences: [`Alguien, quizá tú, entró a tu cuenta de ${name} desde un equipo que no conocíamos.`],
    facts: [
      ['Equipo', device],
      ['Cuándo', `${formatMoment(at)}, hora de Cancún`],
    ],
    notes: [
      'Si fuiste tú, no hagas nada. Si no, cambia tu contraseña: así se cierran las sesiones de todos tus equipos.',
    ],
    link: { href, words: 'Cambiar mi contraseña' },
    closing: 'Te escribimos para que tu cuenta sea solo tuya.',
  });
}
