import { someAddress } from '../browser';
import { type Answer, send } from '../http';
import { inTurns } from '../in-turns';
import type { Tally } from '../tally';
import type { Target } from '../target';

/** Number of uncached lists, and how many are requested in parallel. */
const LISTS = 400;
const AT_ONCE = 40;
const page = (target: Target, path: string, from: string): Promise<Answer> => {
  const headers = { host: 'studio.localhost', accept: 'text/html', 'x-forwarded-for': from };
  return send(target.public, { method: 'GET', path, headers });
};

/** A cached page has an ETag; one rendered while a service was late is not cached. */
const isKept = ({ status, headers }: Answer): boolean => status === 200 && headers.etag !== undefined;

/**
 * One address asks for lists without end, while another reads a page that is kept: at worst behind those that were
 * under way when it asked (they are compressed in the order they were made), never behind those that came after.
 */
export async function attackPages(target: Target, tally: Tally): Promise<void> {
  const robot = someAddress();
  const visitor = someAddress();
  for (let tries = 10; tries > 0 && !isKept(await page(target, '/', visitor)); tries -= 1);
  let over = false;
  let made = 0;
  const ask = () =>
    inTurns(
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
  const read = async () => {
    while (!over) {
      const before = made;
      const answer = await page(target, '/', visitor);
      const meanwhile = made - before;
      if (isKept(answer) && meanwhile <= AT_ONCE) tally.held();
      else
        tally.broke('open', `a kept page beside one address that asks: ${answer.status}, behind ${meanwhile} of them`);
    }
  };
  await Promise.all([ask(), read()]);
}
