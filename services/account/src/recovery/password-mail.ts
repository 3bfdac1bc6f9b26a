import type { Site } from '@actual/contracts';
import { storeTime } from '@actual/contracts/store-day';
import { brandOf, hello, type RenderedMail, shortMail } from '@actual/kit/mail';

export interface PasswordMail {
  site: Site;
  firstName: string;
  /** A guest, who has no password of their own yet. */
  invited: boolean;
  href: string;
  until: Date;
}

/** The mail with the link: for another password, or for a guest's first one. */
export function passwordMail({ site, firstName, invited, href, until }: PasswordMail): RenderedMail {
  const { name } = brandOf(site);
  const once = `El enlace sirve una sola vez y vence a las ${storeTime(until)} h, hora de Cancún.`;
  const common = {
    site,
    greeting: hello(firstName),
    closing: 'No compartas este correo: el enlace abre tu cuenta.',
  };
  if (invited)
    return shortMail({
      ...common,
      subject: 'Completa tu registro',
      preview: `Elige una contraseña para tu cuenta de ${name}.`,
      sentences: [
        `Compraste como invitado en ${name}. Elige una contraseña y tus pedidos, direcciones y facturas quedan en tu cuenta.`,
        once,
      ],
      link: { href, words: 'Elegir mi contraseña' },
      notes: ['Si no lo pediste, no hagas nada: tu pedido sigue igual.'],
    });
  return shortMail({
    ...common,
    subject: 'Cambia tu contraseña',
    preview: `El enlace para elegir otra contraseña en ${name}.`,
    sentences: [`Alguien, quizá tú, pidió cambiar la contraseña de tu cuenta de ${name}.`, once],
    link: { href, words: 'Cambiar mi contraseña' },
    notes: ['Si no fuiste tú, no hagas nada: tu contraseña sigue igual.'],
  });
}
