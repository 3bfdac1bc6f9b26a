import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { ServiceName } from '@actual/contracts';
import { credentialHeader } from '@actual/contracts/gateways';
import { Pool } from 'undici';
import { CircuitBreaker } from './circuit-breaker';

/** Connections to one service at most. */
const connections = 64;
/** Milliseconds a service that was cut off has for a sign of life. */
const probeDeadline = 500;

export interface UpstreamCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** At the service, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer | string | null;
  /** Milliseconds for all of the answer. */
  deadlineMs: number;
}
export interface UpstreamAnswer<Body> {
  status: number;
  headers: IncomingHttpHeaders;
  body: Body;
}

/** A service gave no answer: nobody listens, it did not answer in time, or it is cut off since it does not. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable';
}

export interface UpstreamOptions {
  /** Address of the service. */
  url: string;
  credential: () => string;
  onCutOff: (cut: boolean) => void;
}

/** One service as its gateway sees it: kept connections, one deadline for a whole call, a circuit breaker. */
export class Upstream {
  private readonly pool: Pool;
  private readonly prefix: string;
  private readonly breaker: CircuitBreaker;

  constructor(private readonly options: UpstreamOptions) {
    const { origin, pathname } = new URL(options.url);
    this.prefix = pathname.replace(/\/$/, '');
    // the deadline of the call replaces the limits of its parts
    this.pool = new Pool(origin, { connections, headersTimeout: 0, bodyTimeout: 0 });
    this.breaker = new CircuitBreaker({ probe: () => this.isAlive(), onChange: options.onCutOff });
  }

  /** @throws {UpstreamUnavailable} when there is no whole answer in time */
  call(call: UpstreamCall): Promise<UpstreamAnswer<Buffer>> {
    return this.send(call, async (body) => Buffer.from(await body.arrayBuffer()));
  }

  /**
   * A call whose answer is handed on while it comes.
   * @throws {UpstreamUnavailable} when no answer begins in time; one that does not end in time is broken off
   */
  stream(call: UpstreamCall): Promise<UpstreamAnswer<Readable>> {
    return this.send(call, async (body) => body);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async send<Body>(
    { path, headers, deadlineMs, ...call }: UpstreamCall,
    read: (body: Readable & { arrayBuffer(): Promise<ArrayBuffer> }) => Promise<Body>,
  ): Promise<UpstreamAnswer<Body>> {
    if (!(await this.breaker.admits())) throw new UpstreamUnavailable('cut off');
    // counted from here: a call that waits for a connection has no more time than another
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const answer = await this.pool.request({
        ...call,
        path: this.prefix + path,
        headers: { ...headers, [credentialHeader]: this.options.credential() },
        signal,
      });
      const body = await read(answer.body);
      this.breaker.answered();
      return { status: answer.statusCode, headers: answer.headers, body };
    } catch (cause) {
      if (signal.aborted) this.breaker.missed();
      throw new UpstreamUnavailable(signal.aborted ? `no answer in ${deadlineMs} ms` : 'not reached', { cause });
    }
  }

  /** Any answer at the service's own door is a sign of life. */
  private async isAlive(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(probeDeadline);
      const { body } = await this.pool.request({ method: 'GET', path: `${this.prefix}/healthz`, signal });
      await body.dump();
      return true;
    } catch {
      return false;
    }
  }
}

/** The services that a gateway reaches, by name. */
export type Upstreams = Readonly<Partial<Record<ServiceName, Upstream>>>;
