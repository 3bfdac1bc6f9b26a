import { CircuitBreaker } from './circuit-breaker';

let clock: number;
let probes: ((alive: boolean) => void)[];
let states: boolean[];
let breaker: CircuitBreaker;

beforeEach(() => {
  clock = 0;
  probes = [];
  states = [];
  breaker = new CircuitBreaker({
    probe: () => new Promise((answer) => probes.push(answer)),
    onChange: (open) => states.push(open),
    now: () => clock,
  });
  for (let times = 0; times < 3; times += 1) breaker.missed();
});

test('while it is open, one sign of life is asked for at a time, a second apart', async () => {
  expect(await breaker.admits()).toBe(false);
  clock = 1_000;
  const waiting = [breaker.admits(), breaker.admits(), breaker.admits()];
  expect(probes).toHaveLength(1);
  probes[0]?.(false);
  expect(await Promise.all(waiting)).toEqual([false, false, false]);
  expect(await breaker.admits()).toBe(false);
  expect(probes).toHaveLength(1);
  clock = 2_000;
  void breaker.admits();
  expect(probes).toHaveLength(2);
});

test('a sign of life lets everybody who waited for it call', async () => {
  clock = 1_000;
  const waiting = [breaker.admits(), breaker.admits()];
  probes[0]?.(true);
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(await breaker.admits()).toBe(true);
  expect(states).toEqual([true, false]);
});

test('reports one opening although calls under way miss too', () => {
  breaker.missed();
  breaker.missed();
  expect(states).toEqual([true]);
});

test('a late answer of a call under way is a sign of life', async () => {
  breaker.answered();
  expect(await breaker.admits()).toBe(true);
  expect(states).toEqual([true, false]);
});
