import { someAddress } from '../browser';
import { type Answer, send } from '../http';
import { inTurns } from '../in-turns';
import type { Tally } from '../tally';
import type { Target } from '../target';

/** Addresses of lists that nobody asked for before, and how many are asked for at once. */
const LISTS = 400;
const AT_ONCE = 40;
/** New lists that may be made while a visitor waits for a kept page: far fewer than one address may have in the queue. */
const MADE_MEANWHILE = 10;

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
  let made = 0;
  const asked = inTurns(
    Array.from({ length: LISTS }, (_, at) => at),
    AT_ONCE,
    Number.POSITIVE_INFINITY,
    async (at) => {
      const { status, headers } = await page(target, `/search?keywords=silla%20${at}${Math.random()}`, robot);
      if (status === 200) made += 1;
      if (status === 200 || (status === 503 && headers['retry-after'])) tally.held();
      else tally.broke('open', `a new list: ${status}`);
    },
  ).finally(() => {
    over = true;
  });
  while (!over) {
    const before = made;
    const { status } = await page(target, '/', visitor);
    if (status === 200 && made - before <= MADE_MEANWHILE) tally.held();
    else
      tally.broke('open', `a kept page while one address asks for lists: ${status}, behind ${made - before} of them`);
  }
  await asked;
}
