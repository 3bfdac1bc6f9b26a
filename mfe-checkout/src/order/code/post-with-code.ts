import type { ApiClient, FormAnswer } from '@actual/shell-contract';
import { asksForCode, codeErrors, codeIn, isWrongCode } from './code-fields';

interface Sent {
  api: ApiClient;
  id: string;
  fields: FormData;
  /** The answer of a form that changed nothing. */
  answer: FormAnswer;
  refusal: (error: unknown) => string;
}

/** Changes an order without script, or mails the code that its form asks for; null where it is changed. */
export async function postWithCode(
  { api, id, fields, answer, refusal }: Sent,
  change: (named: { code?: string }) => Promise<unknown>,
): Promise<FormAnswer | null> {
  const named = codeIn(fields);
  try {
    if (asksForCode(fields)) {
      await api('POST /order/{id}/code', { params: { id } });
      return { ...answer, sent: true };
    }
    if (!named) return { ...answer, errors: codeErrors };
    await change(named);
    return null;
  } catch (error) {
    return isWrongCode(error) ? { ...answer, errors: codeErrors } : { ...answer, refused: refusal(error) };
  }
}
