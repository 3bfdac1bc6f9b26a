import { setTimeout as delay } from 'node:timers/promises';
import { Line, type LineAnswer } from '../line';
import { type ProviderFailure, reasonOf, unreachable } from '../results';
import { failureOf, isOk, PARALLEL_LOGIN, readSapError, type SapAnswer, SESSION_DEAD, SICK_NODE } from './answer';
import type { SapSettings } from './types';

const DEFAULT_TIMEOUT_MS = 15_000;
const LOGIN_TRIES = 3;
const LOGIN_PAUSE_MS = 150;
/** After a refused password SAP is left alone this long: it locks users who insist. */
const REFUSED_LOGIN_REST_MS = 60_000;

type Method = 'GET' | 'POST' | 'PATCH';
type Login = { cookie: string } | ProviderFailure;

/**
 * One shared Service Layer session. Logins are single-flight, both cookies go back with every request, and a dead
 * session is renewed once. Reads may be tried twice; a write is sent again only after a 401, when nothing was done.
 */
export class SapSession {
  private cookie: string | null = null;
  private loggingIn: Promise<Login> | null = null;
  private refused: { until: number; failure: ProviderFailure } | null = null;

  private readonly line: Line;

  constructor(private readonly settings: SapSettings) {
    this.line = new Line(settings.baseUrl, settings.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  }

  /** The body of a success, or a typed failure. Never throws for trouble on SAP's side. */
  async request(
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ kind: 'answer'; body: unknown } | ProviderFailure> {
    let last: ProviderFailure = unreachable('not tried');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const login = await this.ensureLogin();
      if ('kind' in login) return login;
      let answer: SapAnswer;
      try {
        answer = readAnswer(await this.call(method, path, body, { ...headers, cookie: login.cookie }));
      } catch (error) {
        last = unreachable(reasonOf(error));
        if (method === 'GET') continue;
        return last;
      }
      // A success that is not JSON (a proxy's page) tells nothing, except an empty 204.
      if (isOk(answer) && (answer.isJson || answer.status === 204)) return { kind: 'answer', body: answer.body };
      last = isOk(answer) ? unreachable(`status ${answer.status} without JSON`) : failureOf(answer);
      const code = readSapError(answer)?.code;
      const dead = answer.status === 401 || code === SESSION_DEAD;
      if (dead || code === SICK_NODE) this.forget(login.cookie);
      const mayRepeat = dead || (method === 'GET' && last.kind === 'provider_unreachable');
      if (!mayRepeat) return last;
    }
    return last;
  }

  /** Forgets a session, unless another request has already renewed it. */
  private forget(cookie: string): void {
    if (this.cookie === cookie) this.cookie = null;
  }

  private ensureLogin(): Promise<Login> {
    if (this.cookie) return Promise.resolve({ cookie: this.cookie });
    if (this.refused && this.refused.until > Date.now()) return Promise.resolve(this.refused.failure);
    this.loggingIn ??= this.login().finally(() => {
      this.loggingIn = null;
    });
    return this.loggingIn;
  }

  private async login(): Promise<Login> {
    const { company, user, password } = this.settings;
    let failure: ProviderFailure = unreachable('no login');
    for (let attempt = 0; attempt < LOGIN_TRIES; attempt += 1) {
      if (attempt > 0) await delay(LOGIN_PAUSE_MS * attempt);
      try {
        const response = await this.call(
          'POST',
          'Login',
          { CompanyDB: company, UserName: user, Password: password },
          {},
        );
        const answer = readAnswer(response);
        if (isOk(answer)) return this.keep(response.cookies);
        failure = failureOf(answer);
        if (failure.kind === 'provider_rejected_request') {
          this.refused = { until: Date.now() + REFUSED_LOGIN_REST_MS, failure };
          return failure;
        }
        if (readSapError(answer)?.code !== PARALLEL_LOGIN) return failure;
      } catch (error) {
        return unreachable(reasonOf(error));
      }
    }
    return failure;
  }

  private keep(setCookies: readonly string[]): Login {
    const pairs = setCookies
      .map((line) => line.split(';')[0]?.trim() ?? '')
      .filter((pair) => /^(B1SESSION|ROUTEID)=/.test(pair));
    if (!pairs.some((pair) => pair.startsWith('B1SESSION='))) return unreachable('login without a session cookie');
    this.cookie = pairs.join('; ');
    this.refused = null;
    return { cookie: this.cookie };
  }

  private call(
    method: Method,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<LineAnswer> {
    const typed: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.line.call({
      method,
      path: `/${path}`,
      headers: { accept: 'application/json', ...typed, ...headers },
      ...json,
    });
  }
}

function readAnswer({ status, text }: LineAnswer): SapAnswer {
  try {
    return { status, body: JSON.parse(text), isJson: true };
  } catch {
    return { status, body: null, isJson: false };
  }
}
