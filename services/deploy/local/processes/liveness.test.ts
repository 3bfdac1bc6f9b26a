import { setTimeout as sleep } from 'node:timers/promises';

interface Options {
  everyMs: number;
  silenceMs: number;
  signal: AbortSignal;
  keptWaitingMs?: () => number;
  beatAt?: () => number;
}
let untilSilent: (isAlive: () => Promise<boolean>, options: Options) => Promise<void>;
beforeAll(async () => {
  ({ untilSilent } = await import('./liveness.mjs' as string));
});

const mute = async () => false;
/** `silent` if `untilSilent` ends first, `alive` if the other clock runs out first. */
async function verdict(isAlive: () => Promise<boolean>, own: Partial<Options>, until: () => Promise<unknown>) {
  const ending = new AbortController();
  const options = { everyMs: 20, silenceMs: 200, signal: ending.signal, ...own };
  const silent = untilSilent(isAlive, options).then(() => 'silent');
  const first = await Promise.race([silent, until().then(() => 'alive')]);
  ending.abort();
  await silent;
  return first;
}
/** Longer than a silence by the same clock, however slow this machine is: so many of its own turns. */
const turns = (many: number) => async () => {
  for (let turn = 0; turn < many; turn += 1) await sleep(20);
};

test('reports a process that neither answers nor works as silent', async () => {
  expect(await verdict(mute, {}, () => sleep(60_000, undefined, { ref: false }))).toBe('silent');
});

test('counts a failing probe as no answer, without an unhandled rejection', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  expect(await verdict(broken, {}, () => sleep(60_000, undefined, { ref: false }))).toBe('silent');
});

test('does not report a process that gets no processor', async () => {
  expect(await verdict(mute, { keptWaitingMs: () => performance.now() }, turns(40))).toBe('alive');
});

test('reports a process that works without answering only after a while', async () => {
  const beatAt = () => performance.now();
  expect(await verdict(mute, { beatAt }, turns(40))).toBe('alive');
  expect(await verdict(mute, { beatAt }, () => sleep(60_000, undefined, { ref: false }))).toBe('silent');
});
