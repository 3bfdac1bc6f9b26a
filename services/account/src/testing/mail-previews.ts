import type { Site } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import type { RenderedMail } from '@actual/kit/mail';
import { claimNoticeMail } from '../claims/send-claim-mail';
import { creditNoteMail } from '../credit-notes/send-credit-note-mail';
import { deletedMail } from '../deletion/deleted-mail';
import { deviceMail } from '../devices/device-mail';
import { newEmailMail, takenEmailMail } from '../email-change/send-email-change-mail';
import { emailLinkMail, secondAccountMail } from '../email-proof/send-email-link-mail';
import { exportMail } from '../exports/export-mail';
import { deskMail, receiptMail } from '../forms/form-mails';
import { invoiceMail } from '../invoices/invoice-mail';
import { cancellationMail } from '../invoices/send-cancellation-mail';
import { newsletterMail } from '../newsletter/send-confirmation-mail';
import { passwordMail } from '../recovery/password-mail';
import { restockMail } from '../restock/send-restock-mail';
import { invitationMail } from '../reviews/send-invitation-mail';
import { securityEvents } from '../security/security-events';
import { securityMail } from '../security/security-mail';
import { workInvitationMail } from '../team/invitation-mail';

const at = '2026-11-21T16:00:00Z';
const until = new Date('2026-11-22T16:00:00Z');
const firstName = 'Lucía';
const receiver = {
  rfc: 'XAXX010101000',
  name: 'PUBLICO EN GENERAL',
  regime: '616',
  use: 'S01',
  zip: '77500',
};
const document = {
  series: 'A',
  folio_number: 42,
  uuid: '5F3C9A7D-2D1C-4B7A-8F5E-5D6E2F1057E1',
  total_cents: 1_992_000,
  receiver,
};
const message = {
  id: 'message-1',
  folio: 'C-000042',
  name: 'Lucía Pech',
  email: 'lucia@example.com',
  phone: '9981234567',
  orderFolio: '200001',
  message: '¿Puedo cambiar el día de entrega?\n\nEl martes no estoy en casa.',
};

/** Every mail that the account service sends, with invented data, by name. `origin`: the brand's public address. */
export function mailPreviews(site: Site, origin: string): Record<string, RenderedMail> {
  const order = { site, folio: 200_001, firstName };
  const href = `${origin}/user/profile`;
  const product = { name: 'Sofá esquinero Bruma', slug: 'sofa-bruma', productId: 'product-1' };
  return {
    password: passwordMail({ site, firstName, invited: false, href, until }),
    'first-password': passwordMail({ site, firstName, invited: true, href, until }),
    'first-administrator': workInvitationMail({ site, firstName, href, until, role: Role.admin, invitedBy: null }),
    'invitation-to-work': workInvitationMail({ site, firstName, href, until, role: Role.seller, invitedBy: 'Rosa Ek' }),
    device: deviceMail({ site, firstName, device: 'Chrome en Windows', at, href }),
    ...Object.fromEntries(
      securityEvents.map((event) => [
        event,
        securityMail({
          site,
          firstName,
          event,
          at,
          href,
          passkey: event.startsWith('passkey') ? 'Mi teléfono' : undefined,
          email: event.startsWith('email') ? 'lucia.pech@example.com' : undefined,
        }),
      ]),
    ),
    'confirm-email': emailLinkMail(site, href),
    'second-account': secondAccountMail(site, href),
    'new-email': newEmailMail(site, href, until),
    'email-taken': takenEmailMail(site, origin),
    'confirm-newsletter': newsletterMail({ id: 'reader-1', site }, { origin, token: 'token', key: 'key' }),
    'back-in-stock': restockMail({ id: 'request-1', site, ...product }, { origin, secret: 'secret' }),
    'how-was-it': invitationMail(
      {
        site,
        firstName,
        pieces: [
          { id: 'line-1', name: product.name },
          { id: 'line-2', name: 'Mesa de centro Caleta' },
        ],
      },
      { origin, key: 'key' },
    ),
    invoice: invoiceMail(order, document, href),
    'invoice-canceled': cancellationMail(order, { ...document, motive: '02' }, href),
    'invoice-replaced': cancellationMail(order, { ...document, motive: '01' }, href),
    'credit-note': creditNoteMail(order, document, { ...document, relation: '03', total_cents: 499_000 }, href),
    'invoice-asked-for': claimNoticeMail(order, receiver.rfc, href),
    'message-to-store': deskMail({ ...message, site, kind: 'contact' }, origin),
    'message-received': receiptMail({ ...message, site, kind: 'suggestion' }, origin),
    'data-ready': exportMail({ site, firstName, expiresAt: until, href }),
    'account-deleted': deletedMail(site, firstName, origin),
  };
}
