import { type MailedLink, MailedLinkPage, postOfLink } from '../forms/MailedLinkPage';

const link: MailedLink = {
  title: 'Dejar los avisos',
  lead: () => 'Quitamos los avisos de «ya hay» que pediste con tu correo en esta tienda.',
  action: 'Quitar mis avisos',
  call: (api, query) =>
    api('POST /restock/cancel/{id}', {
      params: { id: query.get('aviso') ?? '' },
      body: { key: query.get('llave') ?? '' },
    }),
  done: {
    title: 'Listo, ya no te escribimos',
    text: 'Si quieres un aviso más adelante, pídelo en la página del mueble.',
  },
  expired: 'Este enlace ya no sirve: el aviso que pediste venció.',
};

/** `/avisos/baja`: ends the restock mails. */
export const Component = () => <MailedLinkPage link={link} />;
export const post = postOfLink(link);
