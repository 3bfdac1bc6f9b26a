import type { WriteCookie } from './cookies';
import { createNoticesStore, type NoticesStore, type ToastInput } from './notices';
import { type ActiveQuotation, type ActiveQuotationStore, createActiveQuotationStore } from './quotation';
import { createSessionStore, type SessionStore, type SessionUser, type UnusableSession } from './session';
import { createWayInStore, type WayInStore } from './way-in';
import { createZipcodeStore, type Zipcode, type ZipcodeStore } from './zipcode';

/** The server's knowledge of the visitor; travels in the page so that the browser starts with the same state. */
export interface InitialState {
  user: SessionUser | null;
  /** Of a session that came without a user. */
  session?: UnusableSession;
  quotation: ActiveQuotation | null;
  zipcode: Zipcode | null;
  /** The text of the way into their home. */
  wayIn?: string | null;
  /** A notice that the page shows at once. */
  notice?: ToastInput;
}
export interface ShellStores {
  session: SessionStore;
  quotation: ActiveQuotationStore;
  zipcode: ZipcodeStore;
  /** Absent in a shell of an earlier release. */
  wayIn?: WayInStore;
  notices: NoticesStore;
}

/** One set of stores per page, on the server per request; `write` keeps what a form without script chose. */
export const createStores = (initial: InitialState, write?: WriteCookie): ShellStores => ({
  session: createSessionStore(initial.user, initial.session),
  quotation: createActiveQuotationStore(initial.quotation, write),
  zipcode: createZipcodeStore(initial.zipcode, write),
  wayIn: createWayInStore(initial.wayIn ?? null, write),
  notices: createNoticesStore(initial.notice),
});
