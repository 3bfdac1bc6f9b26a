import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceCookieDays } from '@actual/contracts/facts/access/cookie-lives';
import { accountsOfDevice } from '@actual/contracts/facts/capacities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../people/people.queries';

/** Browsers known before the e-mail was proven no longer count after it: they may be a stranger's. */
type Known = Pick<Person, 'id' | 'ownsEmail'>;

/**
 * Browsers that signed in before, by a cookie of the sign-in calls alone; it grants nothing, but counts guesses apart.
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
  deviceOf(request: FastifyRequest, person: Known): string | null {
    return this.marksOf(request).find((mark) => this.isOf(mark, person)) ?? null;
  }

  /** Remembers this person in this browser. */
  remember(request: FastifyRequest, reply: FastifyReply, person: Known): void {
    const others = this.marksOf(request).filter((mark) => !this.isOf(mark, person));
    const name = randomBytes(9).toString('base64url');
    const marks = [`${name}.${this.sign(name, person)}`, ...others].slice(0, accountsOfDevice);
    reply.setCookie(this.cookie, marks.join('~'), {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      path: '/api/auth',
      maxAge: deviceCookieDays * 86_400,
    });
  }

  private marksOf(request: FastifyRequest): string[] {
    return (request.cookies[this.cookie] ?? '').split('~', accountsOfDevice);
  }

  private isOf(mark: string, person: Known): boolean {
    const [name = '', signature = ''] = mark.split('.');
    const [given, own] = [Buffer.from(signature), Buffer.from(this.sign(name, person))];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  private sign(name: string, { id, ownsEmail }: Known): string {
    return createHmac('sha256', this.secret).update(`device ${name} ${id} ${ownsEmail}`).digest('base64url');
  }
}
