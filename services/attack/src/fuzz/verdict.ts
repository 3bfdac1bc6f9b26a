import { errorStatus } from '@actual/contracts/errors';
import { type Answer, jsonOf } from '../http';
import type { BadInput } from './bad-requests';

/** Why an answer to a bad input is wrong; null for a typed refusal, or a reply where the schema accepts it. */
export function faultOf({ request, mustFail, endpoint }: BadInput, answer: Answer): string | null {
  const { status, headers, body } = answer;
  if (status >= 500) return isStated(endpoint.errors, answer) ? null : `${status} ${String(jsonOf(body)?.code)}`;
  // an address of no endpoint is a page's and has no typed error
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return null;
  const type = String(headers['content-type'] ?? '');
  if (status >= 400)
    return isTyped(answer) || !type.includes('json') ? untyped(answer) : `${status} without code, message, requestId`;
  if (mustFail && status < 300) return `${status}: taken though the shape refuses it`;
  return null;
}

/** The HTTP parser refuses before there is a request. */
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
