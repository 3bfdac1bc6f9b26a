/** The details of `proof_required`: work that costs the caller a second and the store a hash. */
export interface ProofChallenge {
  /** Signed by the store for one call of one caller; good once. */
  readonly challenge: string;
  /** Leading zero bits of the SHA-256 of the challenge, a dot and the number that is looked for. */
  readonly bits: number;
}

/** Header with the challenge, a dot and the number that was found. */
export const proofHeader = 'proof-of-work';
