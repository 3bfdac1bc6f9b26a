import { readFileSync } from 'node:fs';
import { searchParameters } from '@actual/contracts';
import { connect } from '@actual/database';
// @ts-expect-error
import { listings, searches } from '../../bench/src/questions.mjs';
import { CardReader } from './cards/card-reader';
import { LiveCatalogue } from './catalogue/live-catalogue';
import { listProducts } from './listing/list-products';
import { nearest } from './search/spelling';
import { suggest } from './search/suggest';
import { Zones } from './shipping/zones';

const name = process.env.LAB ?? 's10';
const lab = JSON.parse(readFileSync('/tmp/talla/lab.json', 'utf8'))[name];
const db = connect({ url: lab.catalog, applicationName: 'micro' });
let worst = 0,
  last = 0;
const beat = setInterval(() => {
  const now = cpuMs();
  worst = Math.max(worst, now - last);
  last = now;
}, 1);
const cpuMs = () => {
  const c = process.cpuUsage();
  return (c.user + c.system) / 1000;
};
const live = new LiveCatalogue(db);
last = cpuMs();
worst = 0;
const c0 = cpuMs();
const view = await live.refresh();
console.log(
  'build cpu ms',
  Math.round(cpuMs() - c0),
  'longest block ms',
  Math.round(worst),
  'rss',
  Math.round(process.memoryUsage().rss / 1e6),
);
(globalThis as any).gc?.();
const m = process.memoryUsage();
console.log(
  'heap',
  Math.round(m.heapUsed / 1e6),
  'external+buffers',
  Math.round(m.external / 1e6),
  'arrayBuffers',
  Math.round(m.arrayBuffers / 1e6),
  'rss',
  Math.round(m.rss / 1e6),
);
const cards = new CardReader(db, new Zones(db));
const { rows: cats } = await db.raw('SELECT handle FROM category ORDER BY handle');
const { rows: sold } = await db.raw(
  `SELECT slug, id, item_code FROM product WHERE item_code LIKE 'BN-%' ORDER BY md5(item_code) LIMIT 5000`,
);
const words = [
  ...new Set(sold.flatMap(({ slug }: any) => slug.split('-')).filter((w: string) => w.length > 3)),
] as string[];
let n = 0,
  k = 0;
const slip = (w: string) => {
  const i = 1 + ((k++ * 7) % (w.length - 1));
  return w.slice(0, i) + 'aeioulnrst'[k % 10] + w.slice(i + 1);
};
const kinds: Record<string, () => any> = {
  never: () => JSON.parse(listings(cats.map((c: any) => c.handle)).never().body),
};
const list = listings(cats.map((c: any) => c.handle));
const search = searches();
const bodies = {
  never: () => JSON.parse(list.never().body),
  snever: () => JSON.parse(search.never().body),
  terms: () => {
    n += 1;
    return {
      keywords: `${words[(n * 13) % words.length]} ${words[(n * 7 + Math.floor(n / words.length)) % words.length]} ${n % 900}`,
      items: 10,
    };
  },
  slips: () => {
    n += 1;
    return { keywords: `${slip(words[(n * 13) % words.length] ?? 'mesa')} ${n}a`, items: 10 };
  },
};
const only = process.env.ONLY?.split(',');
const amount = Number(process.env.AMOUNT ?? 2000);
for (const [what, next] of Object.entries(bodies)) {
  if (only && !only.includes(what)) continue;
  const run = async (count: number) => {
    for (let i = 0; i < count; i++)
      await listProducts({ view, cards, site: 'actual-home', deliveries: null }, searchParameters.parse(next()));
  };
  await run(amount);
  const c = cpuMs();
  await run(amount);
  console.log(what, 'µs', Math.round(((cpuMs() - c) * 1000) / amount));
}
if (!only || only.includes('sugg')) {
  let q = 0;
  const run = (count: number) => {
    for (let i = 0; i < count; i++) {
      q += 1;
      const w = sold[(q * 7919) % sold.length].slug.split('-');
      suggest(view, 'actual-home', `${w[0]} ${w.at(-2)?.slice(0, 1 + (q % 4))} ${q}`.trim());
    }
  };
  run(amount / 2);
  const c = cpuMs();
  run(amount);
  console.log('sugg µs', Math.round(((cpuMs() - c) * 1000) / amount));
}
if (!only || only.includes('nearest')) {
  const { vocabulary, language } = view.catalogue.search.text;
  const run = (count: number) => {
    for (let i = 0; i < count; i++) nearest(slip(words[(i * 13) % words.length] ?? 'mesa'), vocabulary, language.sound);
  };
  run(200);
  const c = cpuMs();
  run(amount);
  console.log('nearest µs', Math.round(((cpuMs() - c) * 1000) / amount));
}
if (!only || only.includes('change')) {
  const admin = connect({ url: lab.admin, applicationName: 'micro-admin' });
  const price = (count: number) =>
    admin.raw(
      `UPDATE product SET price_cents = price_cents + 1000 WHERE id IN (SELECT id FROM product WHERE item_code LIKE 'BN-%' ORDER BY md5(item_code || ?) LIMIT ?)`,
      [String(Math.random()), count],
    );
  for (const count of [1, 1, 1, 50, 1000]) {
    await price(count);
    worst = 0;
    last = cpuMs();
    const c = cpuMs();
    const t = performance.now();
    await live.refresh();
    await new Promise((r) => setTimeout(r, 20));
    console.log(
      'change of',
      count,
      'ms',
      Math.round(performance.now() - t - 20),
      'cpu',
      Math.round(cpuMs() - c),
      'longest block',
      Math.round(worst),
    );
  }
  if (process.env.MASS) {
    await admin.raw('SET statement_timeout = 0');
    await price(1e6).catch((e: any) => console.log(e.message));
    worst = 0;
    last = cpuMs();
    const c = cpuMs();
    const t = performance.now();
    await live.refresh();
    console.log(
      'mass ms',
      Math.round(performance.now() - t),
      'cpu',
      Math.round(cpuMs() - c),
      'longest block',
      Math.round(worst),
      'rss',
      Math.round(process.memoryUsage().rss / 1e6),
    );
  }
  await admin.destroy();
}
clearInterval(beat);
await db.destroy();
process.exit(0);
