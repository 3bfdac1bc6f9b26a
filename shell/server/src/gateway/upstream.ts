import type { Readable } from 'node:stream';
import type { ServiceName } from '@actual/contracts';
import { credentialHeader } from '@actual/contracts/gateways';
import { Client, type Dispatcher, errors, Pool } from 'undici';
import { CircuitBreaker } from './circuit-breaker';
import { DeadlinePassed, type UpstreamAnswer, wholeAnswer } from './whole-answer';

/** Connections to one service at most. */
const connections = 64;
/** The deadline of a whole call replaces the limits of its parts. */
const noLimits = { headersTimeout: 0, bodyTimeout: 0 };
/** Milliseconds an idle connection is kept: fewer than the service keeps it, so no call is sent while it closes. */
const keepAliveMaxTimeout = 30_000;
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

/** A service gave no answer: nobody listens, it did not answer in time, or it is cut off since it does not. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable';

  /** Nobody was asked. */
  get cutOff(): boolean {
    return this.cause === undefined;
  }
}

export interface UpstreamOptions {
  /** Address of the service. */
  url: string;
  credential: () => string;
  onCutOff: (cut: boolean) => void;
}

type Ask<Answer> = (line: Pool | Client, deadlineMs: number) => Promise<Answer>;

/** The connection was there and ended; a service that nobody listens for is refused instead. */
const isClosedLine = (error: unknown): boolean =>
  error instanceof errors.SocketError || ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** One service as its gateway sees it: kept connections, one deadline for a whole call, a circuit breaker. */
export class Upstream {
  private readonly origin: string;
  private readonly pool: Pool;
  private readonly prefix: string;
  private readonly breaker: CircuitBreaker;

  constructor(private readonly options: UpstreamOptions) {
    const { origin, pathname } = new URL(options.url);
    this.origin = origin;
    this.prefix = pathname.replace(/\/$/, '');
    this.pool = new Pool(origin, { connections, keepAliveMaxTimeout, ...noLimits });
    this.breaker = new CircuitBreaker({ probe: () => this.isAlive(), onChange: options.onCutOff });
  }

  /** @throws {UpstreamUnavailable} when there is no whole answer in time */
  call(call: UpstreamCall): Promise<UpstreamAnswer<Buffer>> {
    return this.judged(call, (line, deadlineMs) => wholeAnswer(line, this.optionsOf(call), deadlineMs));
  }

  /**
   * A call whose answer is handed on while it comes.
   * @throws {UpstreamUnavailable} when no answer begins in time; one that does not end in time is broken off
   */
  stream(call: UpstreamCall): Promise<UpstreamAnswer<Readable>> {
    return this.judged(call, async (line, deadlineMs) => {
      const signal = AbortSignal.timeout(deadlineMs);
      const { statusCode: status, headers, body } = await line.request({ ...this.optionsOf(call), signal });
      return { status, headers, body };
    });
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private optionsOf({ method, path, headers, body = null }: UpstreamCall): Dispatcher.DispatchOptions {
    const credential = this.options.credential();
    return { method, path: this.prefix + path, headers: { ...headers, [credentialHeader]: credential }, body };
  }

  /** Tells the breaker how a call ends, and which other calls it may cut off. */
  private async judged<Answer>(call: UpstreamCall, ask: Ask<Answer>): Promise<Answer> {
    if (!(await this.breaker.admits())) throw new UpstreamUnavailable('cut off');
    try {
      const answer = await this.asked(call, ask);
      this.breaker.answered();
      return answer;
    } catch (cause) {
      const late = cause instanceof DeadlinePassed;
      if (late) this.breaker.missed();
      throw new UpstreamUnavailable(late ? cause.message : 'not reached', { cause });
    }
  }

  /** Repeats a read once on a new connection when its kept one closed: the service may have restarted. */
  private async asked<Answer>({ method, deadlineMs }: UpstreamCall, ask: Ask<Answer>): Promise<Answer> {
    const started = performance.now();
    try {
      return await ask(this.pool, deadlineMs);
    } catch (error) {
      const left = deadlineMs - (performance.now() - started);
      if (method !== 'GET' || !isClosedLine(error) || left <= 0) throw error;
      const line = new Client(this.origin, noLimits);
      return await ask(line, left).finally(() => void line.close());
    }
  }

  /** Any answer of its health endpoint means that it is alive. */
  private async isAlive(): Promise<boolean> {
    try {
      await wholeAnswer(this.pool, { method: 'GET', path: `${this.prefix}/healthz` }, probeDeadline);
      return true;
    } catch {
      return false;
    }
  }
}

/** The services that a gateway reaches, by name. */
export type Upstreams = Readonly<Partial<Record<ServiceName, Upstream>>>;
