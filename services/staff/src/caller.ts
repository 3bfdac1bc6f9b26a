import { AppError, type Session } from '@actual/kit';

/** The caller's id; the access rule admits nobody else. */
export function callerOf(session: Session | null): string {
  if (!session) throw new AppError('unauthorized');
  return session.userId;
}
