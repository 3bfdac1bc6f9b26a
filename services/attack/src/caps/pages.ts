import { someAddress } from '../browser';
import { type Answer, send } from '../http';
import { inTurns } from '../in-turns';
import type { Tally } from '../tally';
import type { Target } from '../target';

/** Addresses of lists that nobody asked for before, and how many are asked for at once. */
const LISTS = 400;
const AT_ONCE = 40;
/** Milliseconds in which a visitor reads a page that is kept, on a machine that has other work too. */
const READ_MS = 3_000;

const page = (target: Target, path: string, from: string, timeout = 20_000): Promise<Answer> => {
  const headers = { host: 'studio.localhost', accept: 'text/html', 'x-forwarded-for': from };
  return send(target.public, { method: 'GET', path, headers, timeout });
};

/** One address asks for lists without end, while another reads a page that is kept. */
export async function attackPages(target: Target, tally: Tally): Promise<void> {
  const robot = someAddress();
  const visitor = someAddress();
  await page(target, '/', visitor);
  let over = false;
  const asked = inTurns(
    Array.from({ length: LISTS }, (_, at) => at),
    AT_ONCE,
    Number.POSITIVE_INFINITY,
    async (at) => {
      const { status, headers } = await page(target, `/search?keywords=silla%20${at}${Math.random()}`, robot);
      if (status === 200 || (status === 503 && headers['retry-after'])) tally.held();
      else tally.broke('open', `a new list: ${status}`);
    },
  ).finally(() => {
    over = true;
  });
  while (!over) {
    const { status, ms } = await page(target, '/', visitor);
    if (status === 200 && ms < READ_MS) tally.held();
    else tally.broke('open', `a kept page while one address asks for lists: ${status} after more than ${READ_MS} ms`);
  }
  await asked;
}
