import { Worker } from 'node:worker_threads';
import { writeCrashNote } from './crash-note';

export interface WatchdogOptions {
  /** The built `thread.ts`. */
  thread: string;
  /** Where the note of a crash goes. */
  file: string;
  /** Milliseconds without a look up until the process counts as hanging. */
  silenceMs?: number;
  /** Memory of the whole process at most, MiB. */
  memoryMiB: number;
}
export type WatchdogData = Required<Omit<WatchdogOptions, 'thread'>> & { beats: SharedArrayBuffer };

const beatMs = 100;
/**
 * A page takes tens of milliseconds and a bundle two seconds at most to load; what takes longer than this does not end.
 * With a second for the note and two for the next start, the store is back within ten.
 */
const usualSilenceMs = 4_000;

/**
 * Ends this process when it hangs or takes too much memory, and leaves a note of what ran then: remotes run inside the
 * gateway, and only their stack tells which of them it was. The same note is left by an error that nobody caught.
 */
export function startWatchdog({ thread, file, silenceMs = usualSilenceMs, memoryMiB }: WatchdogOptions): void {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  setInterval(() => Atomics.add(counter, 0, 1), beatMs).unref();
  const workerData: WatchdogData = { beats, file, silenceMs, memoryMiB };
  new Worker(thread, { workerData }).unref();
  process.on('uncaughtExceptionMonitor', (error) => writeCrashNote(file, 'uncaught', stackOf(error)));
}

/** Lines of an error's stack; anything may be thrown. */
const stackOf = (error: unknown): string[] => (error instanceof Error ? (error.stack ?? '').split('\n').slice(1) : []);
