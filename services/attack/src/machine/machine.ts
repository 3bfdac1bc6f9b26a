import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from '../browser';
import { send } from '../http';
import { sellable } from '../purchases/purchases';
import { Tally } from '../tally';
import type { Inside, Target, Victim } from '../target';
import { quote } from '../trust/claim';

/** Another store on this machine. */
export interface OpenedStore {
  target: Target & { inside: Inside };
  stop: () => Promise<void>;
}

/** Starts a store of its own, with its data in this folder or in one that goes afterwards. */
export type OpenStore = (options: { dataDir?: string }) => Promise<OpenedStore>;

/** Programs that want a processor each, beside the store that starts. */
const BURNERS = 40;
const BURN_SECONDS = 600;
/** The least disk that a store needs, with a little to spare. */
const DISK = '420m';
const RECOVERY_MS = 30_000;
const PROCESSES: readonly Victim[] = ['catalog', 'checkout', 'account', 'gateway-public', 'gateway-internal'];

/** Tries a store on a machine that has no processor to spare, then on one whose disk is full. */
export async function attackMachine(open: OpenStore, say: (text: string) => void): Promise<Tally> {
  const tally = new Tally('a poor machine');
  say(`a start beside ${BURNERS} busy programs`);
  await startsUnderLoad(open, tally);
  say('a full disk');
  await livesWithoutDisk(open, tally);
  return tally;
}

async function startsUnderLoad(open: OpenStore, tally: Tally): Promise<void> {
  const burn = `const end = Date.now() + ${BURN_SECONDS * 1_000}; while (Date.now() < end);`;
  const burners = Array.from({ length: BURNERS }, () => spawn(process.execPath, ['-e', burn], { stdio: 'ignore' }));
  try {
    const store = await open({});
    tally.held();
    await store.stop();
  } catch (error) {
    tally.broke('open', `a store cannot start beside ${BURNERS} busy programs: ${firstLine(error)}`);
  } finally {
    await Promise.all(burners.map(ended));
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function livesWithoutDisk(open: OpenStore, tally: Tally): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'small-disk', disk], { stdio: 'ignore' });
  } catch {
    tally.note('a full disk was not tried: only root can make a small one');
    rmSync(disk, { recursive: true });
    return;
  }
  try {
    const store = await open({ dataDir: join(disk, 'data') });
    try {
      await fillAndSell(store.target, disk, tally);
    } finally {
      await store.stop();
    }
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function fillAndSell(target: OpenedStore['target'], disk: string, tally: Tally): Promise<void> {
  const [product = ''] = await sellable(target, 'actual-studio');
  const before = PROCESSES.map((name) => target.inside.pid(name));
  const filler = join(disk, 'filler');
  fill(filler);
  for (let tries = 0; tries < 40; tries += 1) {
    const headers = { 'content-type': 'application/json', site: 'actual-studio' };
    const body = JSON.stringify({ zipcodeDeliveryId: '77500', detail: { productId: product, quantity: 1 } });
    check(
      tally,
      'a new quotation',
      await statusOf(target, { method: 'POST', path: '/api/quotation/create', headers, body }),
    );
    const page = { host: 'studio.localhost', accept: 'text/html' };
    check(tally, 'a kept page', await statusOf(target, { method: 'GET', path: '/', headers: page }));
  }
  const died = PROCESSES.filter((name, at) => target.inside.pid(name) !== before[at]);
  if (died.length === 0) tally.held();
  else tally.broke('open', `a full disk ends ${died.join(', ')}`);
  rmSync(filler);
  const freed = performance.now();
  let sold = false;
  while (!sold && performance.now() - freed < RECOVERY_MS)
    sold = await quote(new Browser(target.public), product).then(
      () => true,
      () => sleep(500, false),
    );
  if (sold) tally.held();
  else tally.broke('open', `nothing is sold ${RECOVERY_MS / 1_000} s after the disk has room again`);
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1 << 20; size >= 1; size = size > 4096 ? 4096 : size >> 1) {
      const piece = Buffer.alloc(size);
      try {
        for (;;) writeSync(handle, piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

const statusOf = (target: Target, asked: Parameters<typeof send>[1]): Promise<number | string> =>
  send(target.public, asked).then(
    ({ status }) => status,
    ({ code, message }: NodeJS.ErrnoException) => code ?? message,
  );

/** An answer, or the words that it cannot be given now. */
function check(tally: Tally, what: string, status: number | string): void {
  if (status === 200 || status === 201 || status === 503) tally.held();
  else tally.broke(status === 500 ? '5xx' : 'open', `a full disk: ${what}: ${status}`);
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
