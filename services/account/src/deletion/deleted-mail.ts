import type { Site } from '@actual/contracts';
import { brandOf, hello, type RenderedMail, shortMail } from '@actual/kit/mail';

/** The last mail of an account: it is gone, and which data are kept. `origin`: the brand's public address. */
export function deletedMail(site: Site, firstName: string, origin: string): RenderedMail {
  return shortMail({
    site,
    subject: 'Eliminamos tu cuenta',
    preview: 'Tus datos ya no están.',
    greeting: hello(firstName),
    sentences: [
      'Como lo pediste, eliminamos tu cuenta y los datos que guardaba.',
      'Tus pedidos y facturas, con los datos de entrega y fiscales que llevan, se conservan bloqueados el tiempo que pide la ley: el Código Fiscal, cinco años.',
    ],
    notes: ['Si un día vuelves, puedes registrarte con este mismo correo.'],
    link: { href: origin, words: `Ir a ${brandOf(site).name}` },
    closing: 'Este es el último correo de tu cuenta.',
  });
}
