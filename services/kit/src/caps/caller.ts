import type { Knex } from '@actual/database';
import type { AppError } from '../replies/errors';

/** Who makes a call, as far as caps go. */
export interface Caller {
  /** False for staff, and for everybody where limits are off. */
  readonly capped: boolean;
  /** Digests; the holder is the browser's cookie, else the person who is signed in. */
  readonly holder: string | null;
  readonly address: string;
  readonly network: string;
  /** True when a proof of so many bits came with the call, and nobody handed it in before. */
  proves(db: Knex, bits: number): Promise<boolean>;
  /** The refusal that asks for a proof of work. */
  proofRequired(bits: number): AppError;
}
