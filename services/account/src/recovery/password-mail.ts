import type { Site } from '@actual/contracts';
import { type Role, roleWords } from '@actual/contracts/facts/access/roles';
import { formatMoment, storeTime } from '@actual/contracts/store-day';
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

export interface InvitationMail extends Omit<PasswordMail, 'invited'> {
  role: Role;
  /** Null: the store's opening makes them its first administrator. */
  invitedBy: string | null;
}

/** The mail to a person who gets an account to work with. */
export function workInvitationMail({ site, firstName, href, until, role, invitedBy }: InvitationMail): RenderedMail {
  return shortMail({
    site,
    greeting: hello(firstName),
    subject: invitedBy ? 'Te invitaron al equipo' : 'Tu cuenta de administradora',
    preview: 'Elige tu contraseña y entra al escritorio.',
    sentences: [
      invitedBy
        ? `${invitedBy} te dio una cuenta para trabajar en ${brandOf(site).name}.`
        : 'La tienda está lista y tu cuenta es la primera con permiso para administrarla.',
      'Elige tu contraseña. Al entrar se te pide un segundo factor: una llave de acceso o una aplicación de códigos.',
      `El enlace sirve una sola vez y vence el ${formatMoment(until.toISOString())}, hora de Cancún.`,
    ],
    facts: invitedBy ? [['Rol', roleWords[role]] as const] : undefined,
    link: { href, words: 'Elegir mi contraseña' },
    notes: [
      'El enlace abre solo en la red de la tienda.',
      invitedBy
        ? `Si no lo esperabas, no hagas nada y avisa a ${invitedBy}.`
        : 'Si no lo esperabas, no hagas nada y avisa a quien instaló la tienda.',
    ],
    closing: 'No compartas este correo: el enlace abre tu cuenta.',
  });
}
