import type { Role } from '@actual/contracts/facts/access/roles';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SessionUser {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  /** A guest, labeled 'Invitado'. */
  invited: boolean;
}
/** A session that came without a user: it is over, or nobody could be asked whose it is. */
export type UnusableSession = 'over' | 'unchecked';
export interface SessionState {
  user: SessionUser | null;
  /** Whose session ended on this page, until somebody signs in: what they typed stays before them. */
  over: SessionUser | null;
  status: 'anonymous' | 'signed-in' | UnusableSession;
  /** After signing in or changing the profile. */
  set(user: SessionUser): void;
  /** After signing out. */
  clear(): void;
  /** The session that was there is over: the visitor is told so where they sign in. */
  end(): void;
}
export type SessionStore = StoreApi<SessionState>;

export const createSessionStore = (user: SessionUser | null, unusable?: UnusableSession): SessionStore =>
  createStore<SessionState>()((set, get) => ({
    user,
    over: null,
    status: user ? 'signed-in' : (unusable ?? 'anonymous'),
    set: (next) => set({ user: next, over: null, status: 'signed-in' }),
    clear: () => set({ user: null, over: null, status: 'anonymous' }),
    end: () => set({ user: null, over: get().user, status: 'over' }),
  }));
