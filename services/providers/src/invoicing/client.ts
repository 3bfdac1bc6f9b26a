import { z } from 'zod';
import { type ProviderFailure, reasonOf, unreachable } from '../results';
import { failureOf, type InvoicingAnswer, invoiceOf } from './answer';
import { invoiceBody } from './bodies';
import type { InvoiceAbsent, InvoiceFile, Invoicing, InvoicingSettings, ProviderInvoice } from './types';

const DEFAULT_TIMEOUT_MS = 20_000;

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * The invoicing provider's REST protocol (Facturapi, version 2). It keeps an `idempotency_key` in the body, but only
 * for the same document; a document that may have been stamped before is looked for by our own id first.
 */
export function createInvoicing(settings: InvoicingSettings): Invoicing {
  const base = settings.baseUrl.replace(/\/+$/, '');

  /** Status and bytes of an answer, or why there is none. Follows no redirection, and never repeats a write. */
  async function send(method: Method, path: string, body?: unknown) {
    try {
      const answer = await fetch(`${base}/${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS),
        headers: {
          authorization: `Bearer ${settings.apiKey}`,
          'accept-language': 'es',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      return unreachable(reasonOf(error));
    }
  }

  async function ask(method: Method, path: string, body?: unknown): Promise<{ body: unknown } | ProviderFailure> {
    const sent = await send(method, path, body);
    if ('kind' in sent) return sent;
    const answer: InvoicingAnswer = { status: sent.status, body: json(sent.content) };
    if (sent.status < 200 || sent.status >= 300) return failureOf(answer);
    return answer.body === null ? unreachable(`status ${sent.status} without JSON`) : { body: answer.body };
  }

  async function find(externalId: string): Promise<ProviderInvoice | InvoiceAbsent | ProviderFailure> {
    const answer = await ask('GET', `invoices?${new URLSearchParams({ external_id: externalId, limit: '10' })}`);
    if ('kind' in answer) return answer;
    const page = z.object({ data: z.array(z.unknown()) }).safeParse(answer.body);
    if (!page.success) return unreachable('the list of invoices is not a list');
    for (const one of page.data.data) {
      const invoice = invoiceOf(one, true);
      if (invoice.kind !== 'invoice') return invoice;
      if (invoice.status === 'valid' || invoice.status === 'pending') return invoice;
    }
    return { kind: 'absent' };
  }

  return {
    find,
    async create(input, attempt) {
      if (attempt?.outcomeUnknown) {
        const there = await find(input.externalId);
        if (there.kind !== 'absent') return there;
      }
      const answer = await ask('POST', 'invoices', invoiceBody(input));
      return 'kind' in answer ? answer : invoiceOf(answer.body, false);
    },
    async get(id) {
      const answer = await ask('GET', `invoices/${encodeURIComponent(id)}`);
      return 'kind' in answer ? answer : invoiceOf(answer.body, true);
    },
    async cancel(id, input) {
      const query = new URLSearchParams({ ...input });
      const answer = await ask('DELETE', `invoices/${encodeURIComponent(id)}?${query}`);
      return 'kind' in answer ? answer : invoiceOf(answer.body, true);
    },
    async download(id, format): Promise<InvoiceFile | ProviderFailure> {
      const sent = await send('GET', `invoices/${encodeURIComponent(id)}/${format}`);
      if ('kind' in sent) return sent;
      if (sent.status !== 200) return failureOf({ status: sent.status, body: json(sent.content) });
      const begins = format === 'pdf' ? '%PDF' : '<';
      const whole = sent.content
        .subarray(0, 16)
        .toString('latin1')
        .replace(/^\xEF\xBB\xBF/, '')
        .startsWith(begins);
      return whole ? { kind: 'file', content: sent.content } : unreachable(`the ${format} is none`);
    },
  };
}

function json(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
}
