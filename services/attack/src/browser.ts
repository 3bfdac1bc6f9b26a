import type { Site } from '@actual/contracts';
import { type ApiClient, type ApiClientOptions, createApiClient } from '@actual/contracts/client/client';
import { type Answer, type Request, send, whenThere } from './http';

/** Milliseconds that a page waits for an answer, and that a test waits whose question is another. */
const PAGE_MS = 15_000;
const PATIENT_MS = 180_000;

/** A fresh address, so that limits per address are met only where a test means to. */
export const someAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`;

/** A browser on one brand, with its own cookies, address and connection. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly base: string,
    readonly site: Site = 'actual-studio',
    readonly address = someAddress(),
  ) {}

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Takes over another browser's cookies. */
  takeCookies(other: Browser): void {
    for (const [name, value] of other.cookies) this.cookies.set(name, value);
  }

  /** The headers of every request. */
  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { site: this.site, 'x-forwarded-for': this.address, ...(cookie ? { cookie } : {}) };
  }

  /** A raw request with this browser's cookies; `headers` win. */
  async send(asked: Request): Promise<Answer> {
    const answer = await send(this.base, { ...asked, headers: { ...this.headers, ...asked.headers } });
    this.keep(answer.headers['set-cookie'] ?? []);
    return answer;
  }

  /** The client that the pages use, over this browser. */
  api(options: Partial<ApiClientOptions> = {}): ApiClient {
    return createApiClient({ baseUrl: '/api', site: this.site, fetch: this.fetch, ...options });
  }

  /** The same for a test whose question is another: a service that is late is asked again. */
  patientApi(): ApiClient {
    return this.api({ fetch: this.patientFetch, timeout: PATIENT_MS });
  }

  private readonly fetch: typeof fetch = async (url, init = {}) => {
    init.signal?.throwIfAborted();
    return responseOf(await this.send({ ...requestOf(url, init), timeout: PAGE_MS }));
  };

  private readonly patientFetch: typeof fetch = async (url, init = {}) =>
    responseOf(await whenThere(() => this.send({ ...requestOf(url, init), timeout: PATIENT_MS })));

  private keep(set: readonly string[]): void {
    for (const line of set) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const value = pair.slice(at + 1);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

const requestOf = (url: Parameters<typeof fetch>[0], init: RequestInit): Request => ({
  method: init.method ?? 'GET',
  path: String(url),
  headers: Object.fromEntries(new Headers(init.headers)),
  body: typeof init.body === 'string' ? init.body : undefined,
});

function responseOf({ status, headers, body }: Answer): Response {
  const known = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return new Response(body, { status, headers: Object.fromEntries(known) });
}
