import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { inEveryRoute, memoryBomb, releaseFaulty, takeBack, versionFolder, versionIn } from './faults/faulty-release';
import { makeQuotation, signIn } from './support/api';
import { sheet } from './support/sheet';
import { ask, type BrandUnderTest, brands, dataDir, internalOrigin, pidOf } from './support/store';

/** Seconds in which the store helps itself; a longer fault waits for a person, who reverts the release. */
const ownHelpSeconds = 20;
const sightMs = 180_000;
const column = 260;

/** The faults of a release on the server. */
const releases: Record<string, string> = {
  missing: '',
  slow: inEveryRoute('loader', '() => new Promise(() => {})'),
  'throws on load': 'throw new Error("roto")',
  'throws in render': inEveryRoute('Component', '() => { throw new Error("roto"); }'),
  loops: inEveryRoute('loader', '() => { for (;;); }'),
  'eats memory': inEveryRoute('loader', memoryBomb),
};
/** The faults of a release on its way to a browser. */
const ways: Record<string, (page: Page, files: string) => Promise<unknown>> = {
  missing: (page, files) => page.route(files, (route) => route.fulfill({ status: 404, body: 'no' })),
  slow: (page, files) => page.route(files, () => undefined),
  'throws on load': (page, files) =>
    page.route(files, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'throw new Error("roto")',
      }),
    ),
};

/** One of the four: a page of its own, and one of another's. */
interface Owner {
  name: 'catalog' | 'checkout' | 'account' | 'staff';
  gateway: 'gateway-public' | 'gateway-internal';
  own: string;
  other: string;
}
interface Sight {
  status: number;
  took: string;
}
type Row = readonly (string | number)[];

const secondsSince = (since: number, until = performance.now()): string => `${((until - since) / 1000).toFixed(1)} s`;
const told = ({ status, took }: Sight): string => `${status || 'no answer'}, ${took}`;

/** Breaks every part of a running store in turn, photographs each as a shopper sees it, and writes a table of it. */
export async function breakEverything(folder: string, say: (text: string) => void): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'es-MX' });
    page.setDefaultNavigationTimeout(sightMs);
    await new FaultTable(page, folder, say).write();
  } finally {
    await browser.close();
  }
}

class FaultTable {
  private readonly shots: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly folder: string,
    private readonly say: (text: string) => void,
  ) {}

  async write(): Promise<void> {
    const owners = await this.owners();
    const released: Row[] = [];
    for (const owner of owners)
      for (const [fault, misdeed] of Object.entries(releases)) released.push(await this.release(owner, fault, misdeed));
    const underway: Row[] = [];
    for (const owner of owners)
      for (const [fault, breakIt] of Object.entries(ways)) underway.push(await this.onTheWay(owner, fault, breakIt));
    const processes: Row[] = [];
    for (const { name, own } of [...owners, { name: 'postgres', own: owners[0]?.own ?? '' }])
      for (const [fault, signal] of [
        ['killed', 'SIGKILL'],
        ['frozen', 'SIGSTOP'],
      ] as const)
        if (name !== 'postgres' || signal === 'SIGKILL') processes.push(await this.process(name, own, fault, signal));
    const text = [
      '# What a shopper sees of each fault',
      '',
      ...table(['a release of', 'fault', 'its page', 'another’s page', 'good again', 'gateway'], released),
      ...table(['in the browser', 'fault', 'its page'], underway),
      ...table(['process', 'fault', 'its page', 'good again'], processes),
    ];
    writeFileSync(join(this.folder, 'faults.md'), text.join('\n'));
    await sheet(this.shots, column, join(this.folder, 'sheet.png'));
  }

  private async owners(): Promise<Owner[]> {
    const [studio] = brands() as [BrandUnderTest];
    const internal = internalOrigin();
    await signIn(this.page, internal, 'gerente@demo.mx', studio.site);
    await this.page.goto(studio.origin);
    const { id } = await makeQuotation(this.page, studio);
    const list = `/category/${studio.category}`;
    const shop = (name: Owner['name'], own: string, other: string): Owner => ({
      name,
      gateway: 'gateway-public',
      own: studio.origin + own,
      other: studio.origin + other,
    });
    return [
      shop('catalog', list, '/register'),
      shop('checkout', `/quotations/edit/${id}`, list),
      shop('account', '/register', list),
      {
        name: 'staff',
        gateway: 'gateway-internal',
        own: `${internal}/reports/quotations`,
        other: internal + list,
      },
    ];
  }

  private async release({ name, gateway, own, other }: Owner, fault: string, misdeed: string): Promise<Row> {
    const good = await this.versionAt(own, name);
    const before = pidOf(gateway);
    const since = performance.now();
    const faulty = await releaseFaulty(name, good, fault.replaceAll(' ', '-'), misdeed);
    if (fault === 'missing') rmSync(versionFolder(name, faulty), { recursive: true });
    // the first who comes once the gateway has taken it up, or refused it
    await within(ownHelpSeconds, async () => logOf(gateway).includes(faulty));
    const seen = await this.sight(own, `${name} ${fault}`);
    const beside = await this.sight(other);
    const isGood = async () => (await this.sight(own)).status === 200 && (await this.versionAt(own, name)) === good;
    const alone = await within(ownHelpSeconds, isGood);
    const helped = performance.now();
    // its team takes it back, also where the gateways did without it
    await takeBack(name, faulty);
    await within(ownHelpSeconds, isGood);
    const help = alone ? `by itself, ${secondsSince(since, helped)}` : `taken back, ${secondsSince(helped)} after that`;
    return [name, fault, told(seen), told(beside), help, pidOf(gateway) === before ? 'went on' : 'again'];
  }

  private async onTheWay({ name, own }: Owner, fault: string, breakIt: (typeof ways)[string]): Promise<Row> {
    const files = `**/_mfe/${name}/**`;
    await breakIt(this.page, files);
    const seen = await this.sight(own, `browser ${name} ${fault}`);
    await this.page.unroute(files);
    return [name, fault, told(seen)];
  }

  private async process(name: string, own: string, fault: string, signal: NodeJS.Signals): Promise<Row> {
    const since = performance.now();
    process.kill(pidOf(name), signal);
    const seen = await this.sight(own, `process ${name} ${fault}`);
    // its page may do without it: the next fault must only find a whole store
    await within(sightMs / 1000, async () => (await this.sight(own)).status === 200 && (await isWhole()));
    return [name, fault, told(seen), secondsSince(since)];
  }

  /** Opens a page as a shopper does; kept as a picture under a name. */
  private async sight(url: string, name?: string): Promise<Sight> {
    const since = performance.now();
    const answer = await this.page.goto(url, { waitUntil: 'load' }).catch(() => null);
    const took = secondsSince(since);
    if (name) {
      this.say(name);
      // holes say so once the page is alive
      await sleep(3_000);
      const file = join(this.folder, `${name.replaceAll(' ', '-')}.png`);
      await this.page.screenshot({ path: file });
      this.shots.push(file);
    }
    return { status: answer?.status() ?? 0, took };
  }

  private async versionAt(url: string, remote: string): Promise<string> {
    await this.page.goto(url);
    return versionIn(await this.page.content(), remote) ?? '';
  }
}

const logOf = (gateway: string): string => readFileSync(join(dataDir(), 'logs', `${gateway}.log`), 'utf8');

/** Both gateways reach everything they have. */
async function isWhole(): Promise<boolean> {
  const [studio] = brands() as [BrandUnderTest];
  const answers = await Promise.all([studio.origin, internalOrigin()].map((origin) => ask(origin, '/readyz')));
  return answers.every(({ body }) => body.includes('"missing":[]'));
}

async function within(seconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await holds()) return true;
    await sleep(500);
  }
  return false;
}

const table = (head: Row, rows: readonly Row[]): string[] => [
  ...[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`),
  '',
];
