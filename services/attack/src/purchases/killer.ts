import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../http';
import type { Target, Victim } from '../target';

/** Minimum and maximum milliseconds between kills. */
const PAUSE = { least: 4_000, most: 12_000 };
/** Milliseconds until the first kill, so that short runs have one too. */
const FIRST_MS = 1_000;
/** Its supervisor sees sooner than this that one does not come back, on any machine. */
const BACK_MS = 600_000;
const PROBE_MS = 15_000;

export interface Deaths {
  /** How often each was killed. */
  readonly counted: Map<Victim, number>;
  /** Stops killing and waits until all are back. */
  stop: () => Promise<void>;
}

/** Kills the `victims` by SIGKILL, one at a time, at random moments, each once it is back. */
export function killAtRandom(target: Target, victims: readonly Victim[]): Deaths {
  const counted = new Map<Victim, number>();
  const ending = new AbortController();
  const rounds = async () => {
    for (let pause = FIRST_MS; ; pause = PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least)) {
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      const victim = victims[Math.floor(Math.random() * victims.length)];
      if (!victim) continue;
      const dead = target.inside?.pid(victim);
      if (!(await kill(target, victim, dead))) continue;
      counted.set(victim, (counted.get(victim) ?? 0) + 1);
      await back(target, victim, dead);
    }
  };
  const running = rounds();
  // told by `stop`; until then shoppers go on
  running.catch(() => undefined);
  return {
    counted,
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

async function kill(target: Target, victim: Victim, pid: number | undefined): Promise<boolean> {
  if (victim === 'sandbox') {
    // its books are on disk when it dies: a real provider does not forget
    await send(target.sandbox ?? '', { method: 'POST', path: '/_control/die' }).catch(() => undefined);
    return true;
  }
  if (!pid) return false;
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    // between two lives
    return false;
  }
}

/** Waits until a new process answers in place of the killed one. @throws when none does */
async function back(target: Target, victim: Victim, dead: number | undefined): Promise<void> {
  const until = performance.now() + BACK_MS;
  while (performance.now() < until) {
    if (target.inside?.pid(victim) !== dead && (await isBack(target, victim))) return;
    await sleep(100);
  }
  throw new Error(`${victim} was killed and did not come back within ${BACK_MS / 1000} s`);
}

async function isBack(target: Target, victim: Victim): Promise<boolean> {
  const [base, path] = healthOf(target, victim);
  const answer = await send(base, { method: 'GET', path, timeout: PROBE_MS }).catch(() => null);
  return answer?.status === 200;
}

function healthOf({ inside, sandbox = '', internal = '', ...target }: Target, victim: Victim): [string, string] {
  if (victim === 'sandbox') return [sandbox, '/healthz'];
  if (victim === 'gateway-public') return [target.public, '/healthz'];
  if (victim === 'gateway-internal') return [internal, '/healthz'];
  // a service is ready when its database is
  if (victim === 'postgres') return [inside?.services.checkout ?? '', '/readyz'];
  return [inside?.services[victim] ?? '', '/healthz'];
}
