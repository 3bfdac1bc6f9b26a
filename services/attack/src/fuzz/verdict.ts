import { errorStatus } from '@actual/contracts';
import { type Answer, jsonOf } from '../http';
import type { BadInput } from './bad-requests';

/** A bad input is refused at once; what takes longer has set off work. Generous, for a machine with other work. */
const DEADLINE_MS = 5_000;

/** Why an answer to a bad input does not hold; null when it does: a typed refusal, or a reply where the shape takes it. */
export function faultOf({ request, mustFail, endpoint }: BadInput, answer: Answer): string | null {
  const { status, headers, body, ms } = answer;
  if (ms > DEADLINE_MS) return `${status} after more than ${DEADLINE_MS / 1000} s`;
  if (status >= 500) return isStated(endpoint.errors, answer) ? null : `${status} ${String(jsonOf(body)?.code)}`;
  // an address that is nobody's call is a page's, and has no error to type
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return null;
  const type = String(headers['content-type'] ?? '');
  if (status >= 400)
    return isTyped(answer) || !type.includes('json') ? untyped(answer) : `${status} without code, message, requestId`;
  if (mustFail && status < 300) return `${status}: taken though the shape refuses it`;
  return null;
}

/** The HTTP parser's own refusals come before there is a request to speak of. */
const parsersOwn = new Set([400, 408, 413, 414, 417, 431, 501]);
function untyped(answer: Answer): string | null {
  if (isTyped(answer) || (answer.body === '' && parsersOwn.has(answer.status))) return null;
  return `${answer.status} without a typed body`;
}

function isTyped({ body }: Answer): boolean {
  const { code, message, requestId } = jsonOf(body) ?? {};
  return (
    typeof code === 'string' &&
    Object.hasOwn(errorStatus, code) &&
    typeof message === 'string' &&
    typeof requestId === 'string'
  );
}

const isStated = (errors: readonly string[] = [], { status, body }: Answer): boolean =>
  status === 503 && errors.includes(String(jsonOf(body)?.code));
