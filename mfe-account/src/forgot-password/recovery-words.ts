import { passwordLinkLife } from '@actual/contracts/facts/access/link-lives';

/** Why no link is sent. */
export const recoveryWords = {
  too_many_mails: 'Ya te enviamos varios enlaces. Revisa tu correo; en una hora puedes pedir otro.',
};

/** Said once a link was asked for, the same whether or not somebody has this e-mail. */
export const askedText = (email: string): string =>
  `Si ${email} tiene una cuenta o un pedido con nosotros, en unos minutos le llega un enlace. Sirve una vez y vence en ${passwordLinkLife.words}.`;
