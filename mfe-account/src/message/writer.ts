import type { useSession } from '@actual/shell-contract';
import type { MessageDraft } from './message-rules';

/** The fields of a form that the signed-in user need not type. */
export const writerOf = (user: ReturnType<typeof useSession>['user']): Partial<MessageDraft> =>
  user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email, e_mail: user.email } : {};
