import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface UpstreamAnswer<Body> {
  status: number;
  headers: IncomingHttpHeaders;
  body: Body;
}

/** The deadline of a call passed. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/** Hears one answer to its end. Streams and abort signals would cost more than all else that a gateway does with a call. */
class Listener implements Dispatcher.DispatchHandler {
  private readonly timer: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | null = null;
  private tooLate: DeadlinePassed | null = null;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private readonly chunks: Buffer[] = [];

  constructor(
    deadlineMs: number,
    private readonly resolve: (answer: UpstreamAnswer<Buffer>) => void,
    private readonly reject: (reason: Error) => void,
  ) {
    this.timer = setTimeout(() => {
      this.tooLate = new DeadlinePassed(`no answer in ${deadlineMs} ms`);
      reject(this.tooLate);
      this.controller?.abort(this.tooLate);
    }, deadlineMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // it waited for a connection until its deadline
    if (this.tooLate) controller.abort(this.tooLate);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.timer);
    const [first = Buffer.alloc(0)] = this.chunks;
    const body = this.chunks.length > 1 ? Buffer.concat(this.chunks) : first;
    this.resolve({ status: this.status, headers: this.headers, body });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.timer);
    this.reject(error);
  }
}

/**
 * One call with one time limit, from now to the last byte of its answer.
 * @throws {DeadlinePassed} when that is too late; otherwise undici's error when nobody answers
 */
export const wholeAnswer = (
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  deadlineMs: number,
): Promise<UpstreamAnswer<Buffer>> =>
  new Promise((resolve, reject) => {
    dispatcher.dispatch(options, new Listener(deadlineMs, resolve, reject));
  });
