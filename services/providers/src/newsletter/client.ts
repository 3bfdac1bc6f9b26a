import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type ProviderFailure, reasonOf, unreachable } from '../results';
import type { Newsletter, NewsletterSettings } from './types';

const DEFAULT_TIMEOUT_MS = 10_000;

/** Too much asked, or our key or list refused: nothing is wrong with the member. */
const passing = new Set([401, 403, 404, 429]);

const problem = z.object({ title: z.string(), detail: z.string().default('') });

/** Mailchimp names a member by the MD5 of the address in small letters. */
const memberName = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

function failureOf(status: number, body: unknown): ProviderFailure {
  const said = problem.safeParse(body).data;
  if (!said || status >= 500) return unreachable(`status ${status}`);
  return {
    kind: 'provider_rejected_request',
    httpStatus: status,
    retry: passing.has(status) ? 'later' : 'never',
    code: said.title,
    message: said.detail,
    causes: [{ code: said.title, description: said.detail }],
  };
}

/**
 * The list provider's REST protocol (Mailchimp Marketing, 3.0). A member is put, not posted: the same call again changes
 * nothing. Our own confirmation stands before it, so a member is `subscribed` at once.
 */
export function createNewsletter({ baseUrl, apiKey, timeoutMs = DEFAULT_TIMEOUT_MS }: NewsletterSettings): Newsletter {
  const base = baseUrl.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`tienda:${apiKey}`).toString('base64')}`;
  return {
    async setMember(list, { email, subscribed }) {
      const status = subscribed ? 'subscribed' : 'unsubscribed';
      try {
        const answer = await fetch(`${base}/lists/${encodeURIComponent(list)}/members/${memberName(email)}`, {
          method: 'PUT',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ email_address: email, status_if_new: status, status }),
        });
        if (answer.ok) return { kind: 'done' };
        return failureOf(answer.status, await answer.json().catch(() => null));
      } catch (error) {
        return unreachable(reasonOf(error));
      }
    },
  };
}
