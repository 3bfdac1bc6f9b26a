/** A page's client names no service: the contracts of all calls would take 10 MiB of each renderer. */
export const addressOfCall = (key: string): string => `/${encodeURIComponent(key)}`;

/** Rejects when the caller gives up. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** A service's answer to a call of a page: plain data that can go to another process. */
export interface PageCallAnswer {
  status: number;
  type: string | undefined;
  body: Uint8Array;
}
export interface PageCall {
  /** As the typed client writes it: the call's key first. */
  address: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}
/** `fetch` of a page's client. A caller that gives up ends no call: how it ends tells whether its service lives. */
export const fetchBy =
  (call: (one: PageCall) => Promise<PageCallAnswer>): typeof fetch =>
  async (address, { method = 'GET', headers, body, signal } = {}) => {
    const answered = call({
      address: String(address),
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? body : null,
    });
    const answer = await (signal ? Promise.race([answered, givenUp(signal)]) : answered);
    return new Response(answer.body.length > 0 ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers: answer.type ? { 'content-type': answer.type } : undefined,
    });
  };
