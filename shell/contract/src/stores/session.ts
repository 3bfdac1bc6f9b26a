import type { Role } from '@actual/contracts/facts/roles';
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
export interface SessionState {
  user: SessionUser | null;
  status: 'anonymous' | 'signed-in';
  /** After signing in or changing the profile. */
  set(user: SessionUser): void;
  /** After signing out. */
  clear(): void;
}
export type SessionStore = StoreApi<SessionState>;

const of = (user: SessionUser | null): Pick<SessionState, 'user' | 'status'> => ({
  user,
  status: user ? 'signed-in' : 'anonymous',
});

export const createSessionStore = (user: SessionUser | null): SessionStore =>
  createStore<SessionState>()((set) => ({
    ...of(user),
    set: (next) => set(of(next)),
    clear: () => set(of(null)),
  }));
