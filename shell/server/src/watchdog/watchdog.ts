import { Worker } from 'node:worker_threads';
import { writeCrashNote } from './write-crash-note';

export interface WatchdogOptions {
  /** The built `thread.ts`. */
  thread: string;
  /** Where the note of a crash goes. */
  file: string;
  /** Milliseconds of the processor that one piece of work may take; longer work counts as endless. */
  workMs?: number;
  /** Memory of the whole process at most, MiB. */
  memoryMiB: number;
}
export type WatchdogData = Required<Omit<WatchdogOptions, 'thread'>> & { beats: SharedArrayBuffer };

/** By the processor's time, not the clock: on a busy machine a healthy process may get nothing for seconds. */
const usualWorkMs = 2_500;

/**
 * Ends this process when it works without end or takes too much memory, and leaves its stack: only that tells which
 * remote's code it was.
 * @returns to be called when a piece of work begins: many that came at once are one turn of the event loop, in which no
 * timer fires, and no endless work
 */
export function startWatchdog({ thread, file, workMs = usualWorkMs, memoryMiB }: WatchdogOptions): () => void {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  const workerData: WatchdogData = { beats, file, workMs, memoryMiB };
  // without the modules preloaded into the process, which are not meant for a second thread
  const watching = new Worker(thread, { workerData, execArgv: [] });
  // asked only after work: a process that does nothing is not woken
  watching.on('message', () => Atomics.add(counter, 0, 1));
  watching.unref();
  process.on('uncaughtExceptionMonitor', (error) => writeCrashNote(file, 'uncaught', stackOf(error)));
  return () => {
    Atomics.add(counter, 0, 1);
    // it rests while nothing is done
    Atomics.notify(counter, 0);
  };
}

/** Lines of an error's stack; anything may be thrown. */
const stackOf = (error: unknown): string[] => (error instanceof Error ? (error.stack ?? '').split('\n').slice(1) : []);
