import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Accounts that one browser is known for at most. */
const accountsOfDevice = 5;
const aYear = 365 * 24 * 3600;

/**
 * Browsers where an account was signed in before, by a cookie of their own that only the calls of signing in are sent. For
 * each account it has a random name and its signature; it opens nothing, its guesses are counted apart.
 */
export class KnownDevices {
  private readonly cookie: string;

  constructor(
    private readonly secret: string,
    private readonly secure: boolean,
  ) {
    this.cookie = secure ? '__Secure-conocido' : 'conocido';
  }

  /** The browser's name, where the account of this e-mail is known; null elsewhere. */
  deviceOf(request: FastifyRequest, email: string): string | null {
    return this.marksOf(request).find((mark) => this.isOf(mark, email)) ?? null;
  }

  /** The account of this e-mail is known at this browser from now on. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const others = this.marksOf(request).filter((mark) => !this.isOf(mark, email));
    const name = randomBytes(9).toString('base64url');
    const marks = [`${name}.${this.sign(name, email)}`, ...others].slice(0, accountsOfDevice);
    reply.setCookie(this.cookie, marks.join('~'), {
      ...{ httpOnly: true, sameSite: 'lax', secure: this.secure },
      ...{ path: '/api/auth', maxAge: aYear },
    });
  }

  private marksOf(request: FastifyRequest): string[] {
    return (request.cookies[this.cookie] ?? '').split('~', accountsOfDevice);
  }

  private isOf(mark: string, email: string): boolean {
    const [name = '', signature = ''] = mark.split('.');
    const [given, own] = [Buffer.from(signature), Buffer.from(this.sign(name, email))];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  private sign(name: string, email: string): string {
    return createHmac('sha256', this.secret).update(`device ${name} ${email.toLowerCase()}`).digest('base64url');
  }
}
