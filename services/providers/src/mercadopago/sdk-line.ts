import type { Options } from 'mercadopago/dist/types';
import type { Line, LineCall } from '../line';

/** The host that the SDK has built in and that no option changes. */
const SDK_ORIGIN = 'https://api.mercadopago.com';

/** What the SDK hands on to `fetch` of the options it does not know: the line that a call is to take. */
interface Init extends RequestInit {
  line?: Line;
}

/** What the SDK reads of an answer. */
type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;

const noHeaders = new Headers();
let installed = false;

async function overLine(line: Line, url: string, init: Init): Promise<Answer> {
  const { status, text } = await line.call({
    method: (init.method ?? 'GET') as LineCall['method'],
    path: url.slice(SDK_ORIGIN.length),
    headers: init.headers as Record<string, string>,
    ...(typeof init.body === 'string' ? { body: init.body } : {}),
  });
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: noHeaders,
    json: async () => JSON.parse(text) as unknown,
  };
}

/**
 * The SDK's options of one call over `line`. The SDK calls the global `fetch`, whose streams, signals and header objects
 * take more of the processor than the rest of a payment; calls that carry a line skip it, every other call of the process
 * is handed on untouched.
 */
export function overSdk(line: Line, options: Options): Options {
  if (!installed) {
    installed = true;
    const usual = globalThis.fetch;
    globalThis.fetch = (input, init?: Init) =>
      init?.line ? (overLine(init.line, String(input), init) as Promise<Response>) : usual(input, init);
  }
  const carrying: Options & { line: Line } = { ...options, line };
  return carrying;
}
