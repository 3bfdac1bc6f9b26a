import { sessionOverText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, connectionText } from '@actual/shell-contract';

/** The message for a call that got no answer, or came after the session's end; null for every other. */
export const unansweredText = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'unauthorized' ? sessionOverText : connectionText(error);
