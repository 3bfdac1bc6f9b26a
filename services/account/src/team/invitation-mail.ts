import { type Role, roleWords } from '@actual/contracts/facts/access/roles';
import { formatMoment } from '@actual/contracts/store-day';
import { brandOf, hello, type RenderedMail, shortMail } from '@actual/kit/mail';
import type { PasswordMail } from '../recovery/password-mail';

interface InvitationMail extends Omit<PasswordMail, 'invited'> {
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
