/**
 * Preloaded into every process of the store: over a pipe of its own it says that it works. One that has much to do and answers
 * nobody yet does not hang.
 */
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const BEAT_MS = 1_000;
/** Between two beats of a process that is asked for nothing: shorter than its supervisor's looks. */
const REST_MS = 2_000;
const FILE_DESCRIPTOR = 3;

if (isMainThread) {
  const line = new Socket({ fd: FILE_DESCRIPTOR, readable: false, writable: true });
  line.on('error', () => undefined).unref();
  let last = 0;
  const beat = () => {
    const now = performance.now();
    // a starter that does not read stops nobody
    if (now - last < BEAT_MS || line.writableLength > 0) return;
    last = now;
    line.write('.');
  };
  setInterval(beat, REST_MS).unref();
  // many that come at once are one turn of the event loop, in which no timer fires
  subscribe('http.server.request.start', beat);
}
