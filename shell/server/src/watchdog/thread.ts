import { url as debuggerAddress, Session } from 'node:inspector';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog';
import { writeCrashNote } from './write-crash-note';

/** Short enough to meet a memory bomb before the heap's own limit, which would end the process without a word. */
const tickMs = 100;
/** Milliseconds between two looks at a process that does nothing; work that begins ends the rest at once. */
const restMs = 500;
/** Milliseconds of the processor since the last look, below which a process does nothing. */
const idleMs = 5;
/** Milliseconds of the processor without a beat, after which the main thread is asked for one. */
const askMs = 50;
/** Milliseconds in which the main thread says where it is; one that is inside a foreign library may not. */
const patienceMs = 1_000;

const { beats, file, workMs, memoryMiB } = workerData as WatchdogData;
const counter = new Int32Array(beats);
let seen = Atomics.load(counter, 0);
/** The beat after which the main thread was asked for the next one. */
let asked: number | undefined;
let spentThen = spentMs();

interface Frame {
  url: string;
  location: { scriptId: string };
}

/** Stops the main thread wherever it is, be it in an endless loop, writes down its stack and ends the process. */
function end(why: 'silent' | 'memory'): void {
  const finish = (stack: readonly string[]) => {
    try {
      writeCrashNote(file, why, stack);
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  const addresses = new Map<string, string>();
  const session = new Session();
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params }) => addresses.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) =>
    finish(params.callFrames.map(({ url, location }: Frame) => url || (addresses.get(location.scriptId) ?? ''))),
  );
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  setTimeout(finish, patienceMs, []);
}

/** Milliseconds of the processor that this process has taken. */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const isTooBig = (): boolean => process.memoryUsage.rss() > memoryMiB * 1024 * 1024;

async function watch(): Promise<void> {
  for (let before = spentThen; ; ) {
    const beat = Atomics.load(counter, 0);
    const spent = spentMs();
    if (beat !== seen) {
      seen = beat;
      spentThen = spent;
    }
    const isIdle = spent - before < idleMs;
    before = spent;
    const why = spent - spentThen >= workMs ? 'silent' : isTooBig() ? 'memory' : null;
    // somebody who looks at it with a debugger may stop it as long as they like
    if (why && !debuggerAddress()) return end(why);
    if (spent - spentThen >= askMs && asked !== beat) {
      asked = beat;
      parentPort?.postMessage(null);
    }
    if (isIdle) Atomics.wait(counter, 0, beat, restMs);
    else await sleep(tickMs);
  }
}
void watch();
