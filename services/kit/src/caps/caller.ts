import type { Knex } from '@actual/database';
import type { AppError } from '../replies/errors';

/** The caller as caps count them. */
export interface Caller {
  /** False for staff, and for everybody where limits are off. */
  readonly capped: boolean;
  /** Digests; the holder is the browser's cookie, else the signed-in user. */
  readonly holder: string | null;
  readonly address: string;
  readonly network: string;
  /** True when a proof of so many bits came with the call, and nobody handed it in before. */
  proves(db: Knex, bits: number): Promise<boolean>;
  /** The refusal that asks for a proof of work. */
  proofRequired(bits: number): AppError;
}
