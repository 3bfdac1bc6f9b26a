import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { someAddress } from '../browser';
import { send } from '../http';
import { after } from '../in-turns';
import { Tally } from '../tally';
import type { Inside, Target } from '../target';

/** Connections of one address, and requests that each sends at once. */
const CONNECTIONS = 250;
const PIPELINED = 6;
/** Milliseconds in which anybody else gets an answer meanwhile. */
const ANSWER_MS = 10_000;
const LOOKS = 12;
const HELD_MS = 15_000;

interface Flood {
  name: string;
  path: string;
  /** Whether the answers are taken from the socket. */
  reads: boolean;
}

const FLOODS: readonly Flood[] = [
  { name: 'a kept page, unread', path: '/', reads: false },
  { name: 'the API’s documentation, unread', path: '/api/docs/json', reads: false },
  { name: 'the API’s documentation, read', path: '/api/docs/json', reads: true },
];

/** One address asks far more than a person does; everybody else is served meanwhile, and the gateway lives on. */
export async function attackByFloods(
  target: Target & { inside: Inside },
  { seconds, say }: { seconds: number; say: (text: string) => void },
): Promise<Tally> {
  const tally = new Tally('floods of one address');
  const until = after(seconds);
  for (const flood of FLOODS) {
    if (performance.now() > until) break;
    say(flood.name);
    const gateway = target.inside.pid('gateway-public');
    const sockets = openAll(target, flood);
    for (let look = 0; look < LOOKS; look += 1) {
      await lookIn(target, '/healthz', flood, tally);
      await lookIn(target, '/', flood, tally);
      await sleep(HELD_MS / LOOKS);
    }
    for (const socket of sockets) socket.destroy();
    if (target.inside.pid('gateway-public') === gateway) tally.held();
    else tally.broke('open', `${flood.name}: the gateway was killed and started again`);
  }
  return tally;
}

function openAll(target: Target, { path, reads }: Flood): Socket[] {
  const { hostname, port } = new URL(target.public);
  const from = someAddress();
  const request = `GET ${path} HTTP/1.1\r\nhost: studio.localhost\r\naccept: text/html\r\nx-forwarded-for: ${from}\r\n\r\n`;
  return Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(request.repeat(PIPELINED)));
    socket.on('error', () => undefined);
    if (reads) socket.resume();
    else socket.pause();
    return socket;
  });
}

/** Somebody else asks, and is answered in time. */
async function lookIn(target: Target, path: string, { name }: Flood, tally: Tally): Promise<void> {
  const headers = { host: 'studio.localhost', accept: 'text/html', 'x-forwarded-for': someAddress() };
  const found = await send(target.public, { method: 'GET', path, headers, timeout: ANSWER_MS }).then(
    ({ status }) => (status === 200 ? null : String(status)),
    ({ code, message }: NodeJS.ErrnoException) => code ?? message,
  );
  if (found === null) tally.held();
  else tally.broke('open', `${name}: ${path} of somebody else: ${found}`);
}
