import { addressOf } from '@actual/contracts/facts/limits/caller-addresses';
import type { Knex } from '@actual/database';
import { AppError, type Call, worksInside } from '@actual/kit';
import { hashWith, passwordMatches } from '../people/password';
import { findByPassword, findOwner, findPerson, type Person, passwordHeads } from '../people/people.queries';
import { GuessLimits } from './guess-limits';
import { KnownDevices } from './known-devices';

interface Credentials {
  email: string;
  password: string;
}

/** Salts that the passwords of one email have: its own, and that of an owner who took it later; of older stores more. */
const usualHeads = 2;
const mostHeads = 4;

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
   * An unknown email, an owned or unproven one, and a wrong password look the same, take the same time and are slowed
   * alike.
   * @throws {AppError} `credentials_invalid`; `rate_limited` with `retry-after`, where others guess too
   */
  async person(call: Pick<Call, 'request' | 'reply'>, { email, password }: Credentials): Promise<Person> {
    const [owner, heads] = await Promise.all([findOwner(this.db, email), passwordHeads(this.db, email, mostHeads)]);
    return this.guess(call, { email, owner }, async () => {
      const hashes: string[] = [];
      for (const head of heads) hashes.push(await hashWith(password, head));
      // the same work for every e-mail, so the time does not tell how many accounts it has
      for (let at = heads.length; at < usualHeads; at += 1) await passwordMatches(password, undefined);
      return findByPassword(this.db, email, hashes);
    });
  }

  /**
   * The session's person, who typed their password once more; wrong ones count as guesses.
   * @throws {AppError} `password_required`, also for guests, who know none; `rate_limited` with `retry-after`
   */
  async confirmed(call: Pick<Call, 'request' | 'reply'>, userId: string, password: string): Promise<Person> {
    const known = await findPerson(this.db, userId);
    if (!known || known.invited) throw new AppError('password_required');
    const owner = await findOwner(this.db, known.email);
    try {
      return await this.guess(call, { email: known.email, owner }, async () =>
        (await passwordMatches(password, known.passwordHash)) ? known : null,
      );
    } catch (error) {
      throw error instanceof AppError && error.code === 'credentials_invalid'
        ? new AppError('password_required')
        : error;
    }
  }

  /** Counts one guess at an email, and gives it back where it was right. */
  private async guess(
    { request, reply }: Pick<Call, 'request' | 'reply'>,
    { email, owner }: { email: string; owner: Person | null },
    judge: () => Promise<Person | null>,
  ): Promise<Person> {
    // only the owner's devices are known: a stranger who registered the same email could otherwise guess more often
    const device = owner && this.devices.deviceOf(request, owner);
    const taken = await this.guesses.take({ email, address: addressOf(request.ip), device });
    if ('wait' in taken) {
      reply.header('retry-after', taken.wait);
      throw new AppError('rate_limited', 'too many wrong passwords');
    }
    const person = await judge();
    // staff and brokers sign in on the internal network only; elsewhere nobody learns that the password was right
    if (!person || (worksInside(person) && request.gateway === 'public')) throw new AppError('credentials_invalid');
    await this.guesses.giveBack(taken.counted);
    return person;
  }
}
