import { type MailedLink, MailedLinkPage, postOfLink } from '../forms/MailedLinkPage';

const link: MailedLink = {
  title: 'Confirma tu correo nuevo',
  lead: (brand) => `Al confirmarlo entras con él a tu cuenta de ${brand}, y ahí te escribimos.`,
  action: 'Confirmar mi correo',
  call: (api, query) => api('POST /user/confirm_email', { body: { token: query.get('token') ?? '' } }),
  done: { title: 'Tu correo cambió', text: 'Desde ahora entras con él. Avisamos también al anterior.' },
  expired: 'Este enlace ya se usó o venció. Pide el cambio de nuevo en tu perfil.',
  words: {
    password_required:
      'Entra primero a tu cuenta en este navegador, con tu correo anterior, y abre otra vez el enlace.',
    email_taken: 'Este correo ya tiene una cuenta. Entra con él, o elige otro en tu perfil.',
  },
};

/** `/correo/confirmar`: the new e-mail of an account becomes its own. */
export const Component = () => <MailedLinkPage link={link} />;
export const post = postOfLink(link);
