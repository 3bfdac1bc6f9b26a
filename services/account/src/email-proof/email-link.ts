import { provenBySignInSeconds } from '@actual/contracts/facts/access/link-lives';
import { keyOpens, linkKey } from '@actual/kit/signed-link';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Addressee {
  id: string;
  email: string;
}

/** The link is of an account and an e-mail: it proves no other one that the account takes later. */
const linked = ({ id, email }: Addressee): string => `${id} ${email.toLowerCase()}`;

/** The mailed link that proves a person’s e-mail. */
export const emailLink = (origin: string, secret: string, person: Addressee): string =>
  `${origin}/api/email/${person.id}/open?llave=${linkKey(secret, 'email', linked(person))}`;

/**
 * What a browser keeps after opening the link, until its user signs in: proof of the mailbox for any account with that
 * e-mail, and of nothing else.
 */
export class EmailLinks {
  private readonly cookie: string;

  constructor(
    private readonly secret: string,
    private readonly secure: boolean,
  ) {
    this.cookie = secure ? '__Secure-correo' : 'correo';
  }

  opens(person: Addressee, key: string): boolean {
    return keyOpens(this.secret, 'email', linked(person), key);
  }

  keep(reply: FastifyReply, { id }: Pick<Addressee, 'id'>, key: string): void {
    reply.setCookie(this.cookie, `${id}~${key}`, { ...this.rules, maxAge: provenBySignInSeconds });
  }

  /** Whether this browser opened a link that was mailed to this e-mail. */
  wasOpened(request: FastifyRequest, { email }: Pick<Addressee, 'email'>): boolean {
    const [id = '', key = ''] = (request.cookies[this.cookie] ?? '').split('~');
    return this.opens({ id, email }, key);
  }

  letGo(reply: FastifyReply): void {
    reply.clearCookie(this.cookie, this.rules);
  }

  private get rules() {
    return { httpOnly: true, sameSite: 'lax', secure: this.secure, path: '/api' } as const;
  }
}
