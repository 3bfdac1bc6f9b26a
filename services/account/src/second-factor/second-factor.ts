import type { Knex } from '@actual/database';
import { AppError, type Call } from '@actual/kit';
import { Sealed } from '@actual/kit/idempotency/sealed';
import type { Person } from '../people/people.queries';
import { leaveNotice } from '../security/leave-notice';
import type { GuessLimits } from '../session/guess-limits';
import { hashOfCode, newRecoveryCodes } from './recovery-codes';
import {
  confirmPending,
  findFactor,
  keepPending,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './second-factor.queries';
import { enrollmentOf, newSecret, stepOf } from './totp';

const isTotp = (code: string): boolean => /^\d{6}$/.test(code);
const withoutBlanks = (code: string): string => code.replace(/\s/g, '');

/**
 * The app on a person's telephone, and the codes on paper for when it is gone. The stored data open nothing by
 * themselves.
 */
export class SecondFactor {
  private readonly sealed: Sealed;

  constructor(
    private readonly db: Knex,
    private readonly guesses: GuessLimits,
    private readonly secret: string,
  ) {
    this.sealed = new Sealed(secret, 'second factor');
  }

  /** Whether an app is set up. */
  async isOn(userId: string): Promise<boolean> {
    return (await findFactor(this.db, userId))?.secret != null;
  }

  /** Begins to set an app up; whatever was begun before is void. */
  async begin({ id, email }: Pick<Person, 'id' | 'email'>) {
    const secret = newSecret();
    await keepPending(this.db, id, this.sealed.seal(secret, id));
    return enrollmentOf(secret, email);
  }

  /**
   * The first code of an app ends its setting up: it counts from now on, and a mail tells its owner.
   * @returns the recovery codes, which nobody is told again
   * @throws {AppError} second_factor_wrong, rate_limited
   */
  async confirm(call: Pick<Call, 'reply' | 'site'>, userId: string, typed: string): Promise<string[]> {
    return this.guessed(call, userId, async () => {
      const pending = (await findFactor(this.db, userId))?.pending;
      const step = pending ? this.stepOf(pending, userId, typed) : null;
      if (!pending || step === null) return null;
      const codes = newRecoveryCodes();
      return this.db.transaction(async (trx) => {
        const confirmed = await confirmPending(trx, userId, pending, step);
        if (!confirmed) return null;
        await replaceRecoveryCodes(
          trx,
          userId,
          codes.map((code) => hashOfCode(this.secret, userId, code)),
        );
        const event = confirmed.replaced ? 'app-changed' : 'app-added';
        await leaveNotice(trx, { userId, site: call.site, event });
        return codes;
      });
    });
  }

  /** Uses up a code of the app, or one from paper. @throws {AppError} second_factor_wrong, rate_limited */
  async pass(call: Pick<Call, 'reply'>, userId: string, typed: string): Promise<void> {
    await this.guessed(call, userId, async () => {
      if (!isTotp(withoutBlanks(typed)))
        return (await useRecoveryCode(this.db, userId, hashOfCode(this.secret, userId, typed))) || null;
      const secret = (await findFactor(this.db, userId))?.secret;
      const step = secret ? this.stepOf(secret, userId, typed) : null;
      return (step !== null && (await useStep(this.db, userId, step))) || null;
    });
  }

  /** Counts a try like a guess at a password, before it is looked at; a null from `look` means a wrong one. */
  private async guessed<T>({ reply }: Pick<Call, 'reply'>, userId: string, look: () => Promise<T | null>): Promise<T> {
    const taken = await this.guesses.takeCode(userId);
    if ('wait' in taken) {
      reply.header('retry-after', taken.wait);
      throw new AppError('rate_limited', 'too many wrong codes');
    }
    const found = await look();
    if (found === null) throw new AppError('second_factor_wrong');
    await this.guesses.giveBack(taken.counted);
    return found;
  }

  private stepOf(sealed: string, userId: string, typed: string): number | null {
    const secret = this.sealed.open(sealed, userId);
    return typeof secret === 'string' ? stepOf(secret, withoutBlanks(typed)) : null;
  }
}
