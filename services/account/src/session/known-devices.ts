import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Accounts remembered per browser. */
const accountsOfDevice = 5;
const aYear = 365 * 24 * 3600;

/**
 * Browsers where an account has signed in before, by a cookie that is sent to the sign-in calls only. It holds a random
 * signed name per account; it grants nothing, but its guesses are counted apart.
 */
export class KnownDevices {
  private readonly cookie: string;

  constructor(
    private readonly secret: string,
    private readonly secure: boolean,
  ) {
    this.cookie = secure ? '__Secure-conocido' : 'conocido';
  }

  /** The browser's name if it knows this person, else null. */
  deviceOf(request: FastifyRequest, userId: string): string | null {
    return this.marksOf(request).find((mark) => this.isOf(mark, userId)) ?? null;
  }

  /** Remembers this person in this browser. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: string): void {
    const others = this.marksOf(request).filter((mark) => !this.isOf(mark, userId));
    const name = randomBytes(9).toString('base64url');
    const marks = [`${name}.${this.sign(name, userId)}`, ...others].slice(0, accountsOfDevice);
    reply.setCookie(this.cookie, marks.join('~'), {
      ...{ httpOnly: true, sameSite: 'lax', secure: this.secure },
      ...{ path: '/api/auth', maxAge: aYear },
    });
  }

  private marksOf(request: FastifyRequest): string[] {
    return (request.cookies[this.cookie] ?? '').split('~', accountsOfDevice);
  }

  private isOf(mark: string, userId: string): boolean {
    const [name = '', signature = ''] = mark.split('.');
    const [given, own] = [Buffer.from(signature), Buffer.from(this.sign(name, userId))];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  private sign(name: string, userId: string): string {
    return createHmac('sha256', this.secret).update(`device ${name} ${userId}`).digest('base64url');
  }
}
