import type { Readable } from 'node:stream';
import type { ServiceName } from '@actual/contracts';
import { credentialHeader } from '@actual/contracts/gateways';
import { type Dispatcher, Pool } from 'undici';
import { CircuitBreaker } from './circuit-breaker';
import { DeadlinePassed, type UpstreamAnswer, wholeAnswer } from './whole-answer';

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
    return this.judged(() => wholeAnswer(this.pool, this.optionsOf(call), call.deadlineMs));
  }

  /**
   * A call whose answer is handed on while it comes.
   * @throws {UpstreamUnavailable} when no answer begins in time; one that does not end in time is broken off
   */
  stream(call: UpstreamCall): Promise<UpstreamAnswer<Readable>> {
    return this.judged(async () => {
      const signal = AbortSignal.timeout(call.deadlineMs);
      const { statusCode: status, headers, body } = await this.pool.request({ ...this.optionsOf(call), signal });
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

  /** Lets the breaker know how a call ends, and what else it may cut off. */
  private async judged<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (!(await this.breaker.admits())) throw new UpstreamUnavailable('cut off');
    try {
      const answer = await ask();
      this.breaker.answered();
      return answer;
    } catch (cause) {
      const late = cause instanceof DeadlinePassed;
      if (late) this.breaker.missed();
      throw new UpstreamUnavailable(late ? cause.message : 'not reached', { cause });
    }
  }

  /** Any answer at the service's own door is a sign of life. */
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
