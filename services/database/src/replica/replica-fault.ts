import { isLostConnection } from '../lost-connection';

/** The replica has not replayed far enough, or does not answer in time. */
export class ReplicaBehind extends Error {
  override readonly name = 'ReplicaBehind';
  constructor() {
    super('the replica is behind the primary');
  }
}

/**
 * Replay of the primary's changes has priority over a statement, which then fails; 40P01 is where both wait for each
 * other.
 */
const CONFLICTS = new Set(['40001', '40P01']);
/** A database that was dropped, an unknown one, and a role or password that did not get there. */
const REFUSALS = /^(57P04|3D000|28...)$/;
const WRITE_REFUSED = '25006';
/** Not away, but busy, with a statement or a full pool: the primary must not get that load on top of its own. */
const isSlow = ({ code, message }: { code?: unknown; message?: unknown }) =>
  code === '57014' || message === 'timeout exceeded when trying to connect';

/**
 * The meaning of a replica's error: `conflict`, one statement gave way to replay; `away`, nobody should ask it now;
 * null for an error that the primary would answer too.
 */
export function replicaFault(error: unknown): 'conflict' | 'away' | null {
  if (error instanceof ReplicaBehind) return 'away';
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && CONFLICTS.has(code)) return 'conflict';
  if (typeof code === 'string' && REFUSALS.test(code)) return 'away';
  // somebody's mistake, not the replica's
  if (code === WRITE_REFUSED) return null;
  return isLostConnection(error) && !isSlow({ code, message }) ? 'away' : null;
}
