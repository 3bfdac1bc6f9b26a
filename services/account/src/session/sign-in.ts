import type { Knex } from '@actual/database';
import { AppError, type Call, worksInside } from '@actual/kit';
import { passwordMatches } from '../people/password';
import { findAccount, findPerson, type Person } from '../people/people.queries';
import { GuessLimits } from './guess-limits';
import { KnownDevices } from './known-devices';

interface Credentials {
  email: string;
  password: string;
}

/** The single place that checks a password. */
export class SignIn {
  readonly guesses: GuessLimits;
  readonly devices: KnownDevices;

  constructor(
    private readonly db: Knex,
    config: { COOKIE_SECRET: string; COOKIE_SECURE: boolean },
  ) {
    this.guesses = new GuessLimits(db, config.COOKIE_SECRET);
    this.devices = new KnownDevices(config.COOKIE_SECRET, config.COOKIE_SECURE);
  }

  /**
   * The person of an email and a password. An unknown email and a wrong password look the same, take the same time and
   * are slowed alike.
   * @throws {AppError} `credentials_invalid`; `rate_limited` with `retry-after`, where others guess too
   */
  async person({ request, reply }: Pick<Call, 'request' | 'reply'>, { email, password }: Credentials): Promise<Person> {
    const device = this.devices.deviceOf(request, email);
    const taken = await this.guesses.take({ email, address: request.ip, device });
    if ('wait' in taken) {
      reply.header('retry-after', taken.wait);
      throw new AppError('rate_limited', 'too many wrong passwords');
    }
    const person = await findAccount(this.db, email);
    const matches = await passwordMatches(password, person?.passwordHash);
    // staff and brokers sign in on the internal network only; elsewhere nobody learns that the password was right
    const isAway = person !== null && worksInside(person) && request.gateway === 'public';
    if (!person || !matches || isAway) throw new AppError('credentials_invalid');
    await this.guesses.giveBack(taken.keys);
    return person;
  }

  /**
   * The person of a session, who typed their password once more. Wrong ones count as guesses at the account.
   * @throws {AppError} `password_required`, also for guests, who know none; `rate_limited` with `retry-after`
   */
  async confirmed(call: Pick<Call, 'request' | 'reply'>, userId: string, password: string): Promise<Person> {
    const known = await findPerson(this.db, userId);
    if (!known || known.invited) throw new AppError('password_required');
    try {
      return await this.person(call, { email: known.email, password });
    } catch (error) {
      throw error instanceof AppError && error.code === 'credentials_invalid'
        ? new AppError('password_required')
        : error;
    }
  }
}
