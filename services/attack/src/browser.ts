import type { Site } from '@actual/contracts';
import { type ApiClient, type ApiClientOptions, createApiClient } from '@actual/contracts/client';
import { type Answer, type Request, send } from './http';

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

  private readonly fetch: typeof fetch = async (url, init = {}) => {
    const { signal } = init;
    signal?.throwIfAborted();
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? { body: init.body } : {};
    const answer = await this.send({
      method: init.method ?? 'GET',
      path: String(url),
      headers,
      ...body,
      timeout: 15_000,
    });
    const known = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return new Response(answer.body, { status: answer.status, headers: Object.fromEntries(known) });
  };

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
