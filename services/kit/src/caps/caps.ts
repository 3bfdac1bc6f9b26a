import { proofHeader } from '@actual/contracts/facts/access/proof-of-work';
import { addressOf, networkOf } from '@actual/contracts/facts/limits/caller-addresses';
import { type Knex, prepared } from '@actual/database';
import { ProofOfWork } from '../limits/proof-of-work';
import { AppError } from '../replies/errors';
import type { Call } from '../service';
import { isStaff } from '../session/session';
import { assertWithin } from './assert-within';
import type { Caller } from './caller';
import { type Counted, countUses, giveBackUses, type UseTable } from './count-uses';
import { Digests } from './digests';

export interface CapsOptions {
  /** False where limits are off (measurements): nobody is counted. */
  capped: boolean;
  secret: string;
  /** The service's own tables. */
  uses: UseTable;
  proofs: 'spent_proof' | 'account_spent_proof' | 'catalog_spent_proof';
}

type Asked = Pick<Call, 'request' | 'session'> & { params: unknown };

/** Counts in PostgreSQL how much callers use of finite resources, and asks for proof of work beyond a free share. */
export class Caps {
  /** The keyed digests under which callers are counted. */
  readonly digests: Digests;
  private readonly proofs: ProofOfWork;

  constructor(private readonly options: CapsOptions) {
    this.digests = new Digests(options.secret);
    this.proofs = new ProofOfWork(options.secret);
  }

  callerOf({ request, session, params }: Asked): Caller {
    const { digests, proofs, options } = this;
    const holder = request.holderHash ?? session?.userId ?? null;
    const network = networkOf(request.ip);
    const bound = `${request.method} ${request.routeOptions.url} ${JSON.stringify(params ?? {})} ${network}`;
    return {
      capped: options.capped && !isStaff(session),
      holder: holder && digests.of('holder', holder),
      address: digests.of('address', addressOf(request.ip)),
      network: digests.of('network', network),
      proves: async (db, bits) => {
        const header = request.headers[proofHeader];
        const proof = typeof header === 'string' ? proofs.read(header, bound) : null;
        // others may have used more while this caller worked: one bit less is still good
        if (!proof || proof.bits < bits - 1) return false;
        const taken = await prepared(
          db,
          `${options.proofs}-spend`,
          `INSERT INTO ${options.proofs} (nonce, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING nonce`,
          [proof.nonce, proof.expiresAt.toISOString()],
        );
        return taken.length === 1;
      },
      proofRequired: (bits) => new AppError('proof_required', 'work is asked for', proofs.ask(bound, bits)),
    };
  }

  /** Counts one use of each and refuses one beyond its limit; in a transaction, so a refused use is not counted. */
  async take(
    trx: Knex,
    caller: Caller,
    counted: readonly Counted[],
    { proof = false }: { /** Work is asked for in any case. */ proof?: boolean } = {},
  ): Promise<void> {
    if (!caller.capped) return;
    await assertWithin(trx, caller, await countUses(trx, this.options.uses, counted), proof);
  }

  /** Uncounts guesses that were right. */
  async giveBack(db: Knex, caller: Caller, counted: readonly Counted[]): Promise<void> {
    if (caller.capped) await giveBackUses(db, this.options.uses, counted);
  }
}
