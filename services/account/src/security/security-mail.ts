import type { Site } from '@actual/contracts';
import { formatMoment } from '@actual/contracts/store-day';
import { brandOf, hello, type RenderedMail, shortMail } from '@actual/kit/mail';
import type { SecurityEvent } from './security-events';

export interface SecurityMail {
  site: Site;
  firstName: string;
  event: SecurityEvent;
  passkey?: string | undefined;
  /** The account's e-mail from now on, or once it is confirmed. */
  email?: string | undefined;
  at: string;
  /** Where the password is changed. */
  href: string;
}

interface Words {
  subject: string;
  sentence: string;
  note: string;
}

const notMine =
  'Si fuiste tú, no hagas nada. Si no, cambia tu contraseña: así se cierran las sesiones de todos tus equipos.';
const takeOut = `${notMine} En tu perfil quita también las llaves de acceso que no sean tuyas.`;
const stopsChange = 'Si fuiste tú, no hagas nada. Si no, cambia tu contraseña: así se detiene el cambio.';
const newCodes = 'Los códigos de recuperación son nuevos; los que había ya no sirven.';
const setUpAnew = `${notMine} En tu perfil configura la aplicación de nuevo: así la otra deja de servir.`;

const byStore = 'Si lo pediste, no hagas nada más. Si no, cambia tu contraseña y responde a este correo.';
const setUpAgain = 'Cerramos tus sesiones; al entrar podrás configurar otra aplicación, con códigos nuevos.';

const words: Readonly<Record<SecurityEvent, Words>> = {
  'passkey-added': {
    subject: 'Agregaste una llave de acceso',
    note: takeOut,
    sentence: 'Tu cuenta tiene una llave de acceso nueva: con ella se entra sin contraseña.',
  },
  'passkey-removed': {
    subject: 'Quitaste una llave de acceso',
    note: takeOut,
    sentence: 'Tu cuenta tiene una llave de acceso menos: con ella ya no se puede entrar.',
  },
  'app-added': {
    subject: 'Agregaste una aplicación de códigos',
    note: setUpAnew,
    sentence: `Tu cuenta pide desde ahora, después de la contraseña, el código de una aplicación. ${newCodes}`,
  },
  'app-changed': {
    subject: 'Cambiaste tu aplicación de códigos',
    note: setUpAnew,
    sentence: `La aplicación que había en tu cuenta se quitó y otra tomó su lugar. ${newCodes}`,
  },
  'email-asked': {
    subject: 'Pediste cambiar tu correo',
    note: stopsChange,
    sentence: 'Alguien con tu contraseña pidió otro correo para tu cuenta. Cambia cuando lo confirme quien lo lee.',
  },
  'email-changed': {
    subject: 'Cambió el correo de tu cuenta',
    note: 'Si no fuiste tú, responde a este correo enseguida.',
    sentence: 'A tu cuenta se entra desde ahora con otro correo, y ahí te escribimos.',
  },
  'begun-anew': {
    subject: 'Tu cuenta empieza de nuevo',
    note: 'Tus pedidos siguen en tu cuenta. Escribe tu nombre en tu perfil.',
    sentence:
      'Nadie había confirmado este correo, así que quitamos lo que se había guardado en la cuenta sin confirmarlo: nombre, direcciones, datos fiscales, llaves de acceso y aplicación de códigos.',
  },
  'second-factor-reset': {
    subject: 'Quitamos tu aplicación de códigos',
    note: byStore,
    sentence: `La tienda quitó de tu cuenta la aplicación de códigos y los códigos de recuperación. ${setUpAgain}`,
  },
  'ways-in-reset': {
    subject: 'Quitamos tu aplicación y tus llaves de acceso',
    note: byStore,
    sentence: `La tienda quitó de tu cuenta la aplicación de códigos, los códigos de recuperación y las llaves de acceso. ${setUpAgain}`,
  },
};

/** Tells a person that the ways into their account changed. */
export function securityMail({ site, firstName, event, passkey, email, at, href }: SecurityMail): RenderedMail {
  const { subject, sentence, note } = words[event];
  const moment = formatMoment(at);
  return shortMail({
    site,
    subject,
    preview: `${brandOf(site).name}, ${moment}.`,
    greeting: hello(firstName),
    sentences: [sentence],
    facts: [
      ...(passkey === undefined ? [] : [['Llave de acceso', passkey] as const]),
      ...(email === undefined ? [] : [['Correo nuevo', email] as const]),
      ['Cuándo', `${moment}, hora de Cancún`],
    ],
    notes: [note],
    link: { href, words: 'Cambiar mi contraseña' },
    closing: 'Te escribimos para que tu cuenta sea solo tuya.',
  });
}
