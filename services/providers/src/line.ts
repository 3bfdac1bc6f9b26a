import { type Dispatcher, Pool } from 'undici';

/** A provider's answer as it came. */
export interface LineAnswer {
  status: number;
  /** The lines of `set-cookie`. */
  cookies: readonly string[];
  text: string;
}

export interface LineCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below the base, with its slash and its query. */
  path: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
}

/** Connections to one provider at most: more answers at once than any of them gives. */
const connections = 64;

/**
 * Connections to one provider that stay open. One time limit holds for all of a call, from the connection to the last
 * byte of the answer; a call is sent once. Follows no redirection: the providers send none.
 */
export class Line {
  private readonly pool: Pool;
  private readonly prefix: string;

  constructor(
    baseUrl: string,
    private readonly timeoutMs: number,
  ) {
    const { origin, pathname } = new URL(baseUrl);
    this.prefix = pathname.replace(/\/$/, '');
    // the limit of the call replaces those of its parts
    this.pool = new Pool(origin, { connections, headersTimeout: 0, bodyTimeout: 0, connectTimeout: timeoutMs });
  }

  /** @throws when there is no whole answer in time */
  call({ method, path, headers, body }: LineCall): Promise<LineAnswer> {
    return new Promise((resolve, reject) => {
      this.pool.dispatch(
        {
          method,
          path: this.prefix + path,
          headers,
          body: body ?? null,
        },
        new Listener(this.timeoutMs, resolve, reject),
      );
    });
  }
}

/** Hears one answer to its end. */
class Listener implements Dispatcher.DispatchHandler {
  private readonly timer: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | null = null;
  private tooLate: Error | null = null;
  private status = 0;
  private cookies: readonly string[] = [];
  private readonly chunks: Buffer[] = [];

  constructor(
    timeoutMs: number,
    private readonly resolve: (answer: LineAnswer) => void,
    private readonly reject: (reason: Error) => void,
  ) {
    this.timer = setTimeout(() => {
      this.tooLate = new Error(`no answer in ${timeoutMs} ms`);
      reject(this.tooLate);
      this.controller?.abort(this.tooLate);
    }, timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // it waited for a connection until nobody waits for it any more
    if (this.tooLate) controller.abort(this.tooLate);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Record<string, unknown>): void {
    this.status = status;
    const set = headers['set-cookie'];
    if (set !== undefined) this.cookies = [set].flat().map(String);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.timer);
    this.resolve({ status: this.status, cookies: this.cookies, text: Buffer.concat(this.chunks).toString() });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.timer);
    this.reject(error);
  }
}
