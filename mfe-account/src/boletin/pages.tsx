import type { PageModule } from '@actual/shell-contract';
import { type MailedLink, MailedLinkPage, postOfLink } from '../forms/MailedLinkPage';

const confirm: MailedLink = {
  title: 'Confirma tu suscripción',
  lead: (brand) => `Te escribimos cuando hay algo nuevo en ${brand}. Cada correo trae cómo dejarlo.`,
  action: 'Sí, quiero el boletín',
  call: (api, query) => api('POST /newsletter/confirm', { body: { token: query.get('token') ?? '' } }),
  done: { title: 'Suscripción confirmada', text: 'Gracias. Te escribimos pronto.' },
  expired: 'Este enlace ya se usó o venció. Pide el boletín de nuevo al pie de cualquier página.',
};

const end: MailedLink = {
  title: 'Dejar el boletín',
  lead: (brand) => `Ya no te enviamos el boletín de ${brand}.`,
  action: 'Dejar el boletín',
  call: (api, query) =>
    api('POST /newsletter/cancel/{id}', {
      params: { id: query.get('lector') ?? '' },
      body: { key: query.get('llave') ?? '' },
    }),
  done: { title: 'Listo, ya no te escribimos', text: 'Puedes volver cuando quieras, al pie de cualquier página.' },
  expired: 'Este enlace no sirve. Cada boletín trae uno al final.',
};

/** `/boletin/confirmar`: the reader confirms that they asked for the newsletter. */
export const confirmPage: PageModule = {
  Component: () => <MailedLinkPage link={confirm} />,
  post: postOfLink(confirm),
};

/** `/boletin/baja`: no more newsletters. */
export const endPage: PageModule = { Component: () => <MailedLinkPage link={end} />, post: postOfLink(end) };
