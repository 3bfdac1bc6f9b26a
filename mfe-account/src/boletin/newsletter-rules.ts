import { newsletterLinkLife } from '@actual/contracts/facts/access/link-lives';
import { emailText } from '@actual/contracts/facts/text/field-texts';
import { checkEmail } from '../forms/check-email';
import type { FormRules } from '../forms/form-rules';

interface Draft {
  email: string;
}

/** Asking for the newsletter, at the foot of every page and on the page that it leads to without script. */
export const newsletterRules: FormRules<Draft> = {
  name: 'boletin',
  labels: { email: 'Correo' },
  check: (_field, value) => checkEmail(value),
  words: {
    too_many_mails: 'Ya te enviamos varios correos hoy. Revisa tu bandeja.',
    rate_limited: 'Hubo muchos intentos. Intenta de nuevo en una hora.',
    invalid_input: emailText,
  },
};
export const askedText = `Te enviamos un correo: confirma ahí tu suscripción. El enlace vence en ${newsletterLinkLife.words}.`;
