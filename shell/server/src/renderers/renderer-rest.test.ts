import type { LoadedRemote } from '../registry/types';
import { Renderer } from './renderer';

/** The processes that were started, without any process. */
const started: { isIdle: boolean; isGone: boolean; loaded: number }[] = [];
jest.mock('./renderer-process', () => ({
  RendererLost: class extends Error {},
  RendererProcess: class {
    isIdle = true;
    isGone = false;
    loaded = 0;
    ran = new Set<string>();
    constructor() {
      started.push(this);
    }
    load() {
      this.loaded += 1;
      return Promise.resolve({ routes: [] });
    }
    dismiss() {
      this.isGone = true;
    }
    kill() {
      this.isGone = true;
    }
  },
}));

const restMs = 120_000;
const remotes = [{ artifact: { name: 'catalog', version: '1.0.0-a' } }] as unknown as LoadedRemote[];
let renderer: Renderer;

beforeEach(() => {
  jest.useFakeTimers();
  started.length = 0;
  renderer = new Renderer({ name: 'catalog', restMs } as ConstructorParameters<typeof Renderer>[0]);
  renderer.prepare(remotes);
});
afterEach(() => {
  renderer.close();
  jest.useRealTimers();
});
const alive = () => started.filter(({ isGone }) => !isGone).length;

test('it ends after two minutes without use, counted from the last one', () => {
  jest.advanceTimersByTime(restMs - 1);
  renderer.wake();
  jest.advanceTimersByTime(restMs - 1);
  expect([alive(), renderer.isAwake]).toEqual([1, true]);
  jest.advanceTimersByTime(1);
  expect([alive(), renderer.isAwake, renderer.process]).toEqual([0, false, null]);
});

test('it does not end while it makes a page, however long that takes', () => {
  Object.assign(started[0] as object, { isIdle: false });
  jest.advanceTimersByTime(3 * restMs);
  expect(alive()).toBe(1);
  Object.assign(started[0] as object, { isIdle: true });
  jest.advanceTimersByTime(restMs);
  expect(alive()).toBe(0);
});

test('used again, it starts with the bundles of now, and ends again', () => {
  jest.advanceTimersByTime(restMs);
  renderer.prepare([...remotes, ...remotes]);
  expect(alive()).toBe(0);
  renderer.wake();
  expect([alive(), started.at(-1)?.loaded]).toEqual([1, 2]);
  jest.advanceTimersByTime(restMs);
  expect(alive()).toBe(0);
});

test('one without such a time goes on', () => {
  const spare = new Renderer({ name: 'spare-1' } as ConstructorParameters<typeof Renderer>[0]);
  jest.advanceTimersByTime(10 * restMs);
  expect(spare.isAwake).toBe(true);
  spare.close();
});
