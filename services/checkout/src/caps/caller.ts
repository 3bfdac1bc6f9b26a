import { proofHeader } from '@actual/contracts/facts/proof';
import { type Knex, prepared } from '@actual/database';
import { AppError, addressOf, type Call, isStaff, networkOf } from '@actual/kit';
import type { Checkout } from '../context';

/** Who makes a call, as far as caps go. */
export interface Caller {
  /** False for staff, and for everybody where limits are off. */
  readonly capped: boolean;
  /** Digests; the holder is the browser's cookie, else the person who is signed in. */
  readonly holder: string | null;
  readonly address: string;
  readonly network: string;
  /** True when a proof of work came with the call, and nobody handed it in before. */
  proves(db: Knex): Promise<boolean>;
  /** The refusal that asks for a proof of work. */
  proofRequired(): AppError;
}

type Asked = Pick<Call, 'request' | 'session' | 'params'>;

/** The caller of a request. */
export function callerOf(
  { settings, proofs, digests }: Pick<Checkout, 'settings' | 'proofs' | 'digests'>,
  { request, session, params }: Asked,
): Caller {
  const holder = request.holderHash ?? session?.userId ?? null;
  const network = networkOf(request.ip);
  const bound = `${request.method} ${request.routeOptions.url} ${JSON.stringify(params ?? {})} ${network}`;
  return {
    capped: settings.capped && !isStaff(session),
    holder: holder && digests.of('holder', holder),
    address: digests.of('address', addressOf(request.ip)),
    network: digests.of('network', network),
    proves: async (db) => {
      const header = request.headers[proofHeader];
      const proof = typeof header === 'string' ? proofs.read(header, bound) : null;
      if (!proof) return false;
      const taken = await prepared(
        db,
        'spend-proof',
        'INSERT INTO spent_proof (nonce, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING nonce',
        [proof.nonce, proof.expiresAt.toISOString()],
      );
      return taken.length === 1;
    },
    proofRequired: () => new AppError('proof_required', 'work is asked for', proofs.ask(bound)),
  };
}
