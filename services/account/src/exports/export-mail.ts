import type { Site } from '@actual/contracts';
import { formatMoment } from '@actual/contracts/store-day';
import { brandOf, hello, type RenderedMail, shortMail } from '@actual/kit/mail';

export interface ExportMail {
  site: Site;
  firstName: string;
  /** When the archive is gone. */
  expiresAt: Date;
  /** Where it is downloaded. */
  href: string;
}

/** The mail with the link to an archive of somebody's data. */
export function exportMail({ site, firstName, expiresAt, href }: ExportMail): RenderedMail {
  return shortMail({
    site,
    subject: 'Tus datos están listos',
    preview: 'El archivo que pediste.',
    greeting: hello(firstName),
    sentences: [
      `Reunimos en un archivo lo que ${brandOf(site).name} guarda de tu cuenta.`,
      `Descárgalo con tu sesión abierta: el enlace vence el ${formatMoment(expiresAt.toISOString())}.`,
    ],
    notes: ['Si no lo pediste, cambia tu contraseña: alguien entró a tu cuenta.'],
    link: { href, words: 'Descargar mis datos' },
    closing: 'Nadie más puede abrir este enlace.',
  });
}
