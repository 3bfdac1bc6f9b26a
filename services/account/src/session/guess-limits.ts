import { createHmac } from 'node:crypto';
import { limits } from '@actual/contracts/facts/limits';
import { longestGuessWait } from '@actual/contracts/facts/limits/sign-in';
import { type Knex, prepared } from '@actual/database';

const { signInGuessesOfAccount, signInGuessesOfDevice, signInGuessesOfAddress } = limits;
/** Wrong passwords allowed before slowing down, per kind of counter. */
const free = {
  account: signInGuessesOfAccount.free,
  device: signInGuessesOfDevice.free,
  address: signInGuessesOfAddress.free,
} as const;
/** Seconds without a guess until earlier ones are forgotten. */
const forgottenAfter = signInGuessesOfAccount.seconds;

export interface Guess {
  email: string;
  address: string;
  /** The browser, where this account has signed in before. */
  device: string | null;
}

/** A guess as it was counted, and when the one before it was. */
interface Counted {
  key: string;
  at: string;
  before: string | null;
}

/** Accepted: the counted uses. Refused: seconds until the next one is checked. */
export type Taken = { counted: Counted[] } | { wait: number };

// counted before the password is checked, so that parallel guesses are not all checked
const takeSql = `
WITH taken AS (
  INSERT INTO sign_in_failure AS f (key, failures) VALUES (?, 1)
  ON CONFLICT (key) DO UPDATE SET last_at = now(),
    failures = CASE WHEN f.last_at <= now() - ? * interval '1 second' THEN 1 ELSE f.failures + 1 END
  WHERE f.failures < ? OR f.last_at <= now() - ? * interval '1 second'
    OR f.last_at <= now() - least(?, 2 ^ least(f.failures - ?, 30)) * interval '1 second'
  RETURNING new.last_at::text AS at, old.last_at::text AS before
)
SELECT (SELECT at FROM taken) AS at, (SELECT before FROM taken) AS before, (
  SELECT ceil(extract(epoch FROM last_at - now()) + least(?, 2 ^ least(failures - ?, 30)))::int
  FROM sign_in_failure WHERE key = ?
) AS wait`;

// a right guess changes nothing: it neither restarts the wait after wrong ones nor keeps them remembered
const giveBackSql = `
UPDATE sign_in_failure f SET failures = greatest(0, f.failures - 1),
  last_at = CASE WHEN f.last_at = g.at THEN coalesce(g.before, f.last_at) ELSE f.last_at END
FROM unnest(?::text[], ?::timestamptz[], ?::timestamptz[]) AS g (key, at, before) WHERE f.key = g.key`;

/**
 * Counts guesses by account and address, or by known device: an attack from many addresses does not slow the owner's
 * browsers.
 */
export class GuessLimits {
  constructor(
    private readonly db: Knex,
    private readonly secret: string,
  ) {}

  /** Counts one guess, whether or not the account exists. */
  async take({ email, address, device }: Guess): Promise<Taken> {
    const account = email.toLowerCase();
    const counters = device
      ? [{ key: this.keyOf(`device ${device} ${account}`), free: free.device }]
      : [
          { key: this.keyOf(`account ${account}`), free: free.account },
          { key: this.keyOf(`address ${address}`), free: free.address },
        ];
    const counted: Counted[] = [];
    for (const one of counters) {
      const taken = await this.takeOne(one);
      if ('wait' in taken) {
        await this.giveBack(counted);
        return taken;
      }
      counted.push(taken);
    }
    return { counted };
  }

  /** Counts one try at a code that is asked for after the password. */
  async takeCode(userId: string): Promise<Taken> {
    const key = this.keyOf(`code ${userId}`);
    const taken = await this.takeOne({ key, free: free.account });
    return 'wait' in taken ? taken : { counted: [taken] };
  }

  /** Uncounts a guess that was right. */
  async giveBack(counted: readonly Counted[]): Promise<void> {
    if (counted.length === 0) return;
    await prepared(this.db, 'give-guess-back', giveBackSql, [
      counted.map(({ key }) => key),
      counted.map(({ at }) => at),
      counted.map(({ before }) => before),
    ]);
  }

  private async takeOne({ key, free: most }: { key: string; free: number }): Promise<Counted | { wait: number }> {
    const [row] = await prepared<{ at: string | null; before: string | null; wait: number | null }>(
      this.db,
      'take-guess',
      takeSql,
      [key, forgottenAfter, most, forgottenAfter, longestGuessWait, most, longestGuessWait, most, key],
    );
    return row?.at ? { key, at: row.at, before: row.before } : { wait: Math.max(1, row?.wait ?? 1) };
  }

  private keyOf(text: string): string {
    return createHmac('sha256', this.secret).update(`guess ${text}`).digest('base64url');
  }
}
