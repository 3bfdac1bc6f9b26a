import type { useSession } from '@actual/shell-contract';
import type { MessageDraft } from './message-rules';

/** What a form knows of whoever is signed in. */
export const writerOf = (user: ReturnType<typeof useSession>['user']): Partial<MessageDraft> =>
  user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email, e_mail: user.email } : {};
