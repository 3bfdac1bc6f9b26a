import { sessionsOfPerson } from '@actual/contracts/facts/access/session';
import { passkeySeconds, passkeysOfPerson, passwordTurns, rememberedCallers } from '@actual/contracts/facts/capacities';
import { proofSeconds } from '@actual/contracts/facts/limits';
import { type FiniteThing, thousands } from './finite-thing';

/** What sign-ins and proofs of work use up. */
export const signInThings: readonly FiniteThing[] = [
  {
    what: 'callers remembered',
    of: 'limit and process',
    much: thousands(rememberedCallers),
    afterwards: 'the one not seen for longest is forgotten; important counts are kept in PostgreSQL',
    keptBy: 'services/kit/src/limits/rate-limits.ts',
  },
  {
    what: 'proofs of work',
    of: 'call',
    much: `one, for ${proofSeconds / 60} minutes`,
    afterwards: '`proof_required` again',
    keptBy: 'services/kit/src/limits/proof-of-work.ts',
  },
  {
    what: 'passwords that are checked',
    of: 'service',
    much: `${passwordTurns.atOnce} at once, ${passwordTurns.waiting} waiting`,
    afterwards: '`unavailable`',
    keptBy: 'services/account/src/people/password.ts',
  },
  {
    what: 'sessions',
    of: 'person',
    much: `${sessionsOfPerson}; unused 30 days, 180 in all; of staff 8 hours and 12`,
    afterwards: 'the one unused for longest ends',
    keptBy: 'services/account/src/session/open-session.ts',
  },
  {
    what: 'passkeys',
    of: 'person',
    much: String(passkeysOfPerson),
    afterwards: '`too_many_passkeys`',
    keptBy: 'services/account/src/passkeys/passkeys.queries.ts',
  },
  {
    what: 'challenges of passkeys',
    of: 'call',
    much: `one, for ${passkeySeconds / 60} minutes`,
    afterwards: '`passkey_expired`',
    keptBy: 'services/account/src/passkeys/challenges.queries.ts',
  },
];
