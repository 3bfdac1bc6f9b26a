import { createTurns } from './waking';

const marks: string[] = [];
Object.assign(performance, {
  mark: (name: string) => marks.push(name),
  getEntriesByName: (name: string) => marks.filter((one) => one === name),
});

const page = `
  <main data-boundary="catalog"><div data-hydration="">
    <h1>Sofá Bruma</h1>
    <div data-boundary="checkout/add-to-cart"><div data-hydration=""><button>Agregar</button></div></div>
    <div data-boundary="account/save-product"><div data-hydration=""><i>Guardar</i></div></div>
  </div></main>`;

/** The parts of a product's page, as they ask for their turns, and those that woke. */
function openPage() {
  document.body.innerHTML = page;
  const woken: string[] = [];
  const turns = createTurns();
  const ask = (part: string, soon = false) => void turns.turn(part, soon).then(() => woken.push(part));
  ask('', true);
  ask('catalog', true);
  ask('checkout/add-to-cart');
  ask('account/save-product');
  return { woken, ask, turns };
}
const on = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  marks.length = 0;
});
afterEach(() => jest.useRealTimers());

test('parts whose code is there wake one after the other without a touch; the others wait for one', async () => {
  const { woken } = openPage();
  await jest.advanceTimersToNextTimerAsync();
  expect(woken).toEqual(['']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(woken).toEqual(['', 'catalog']);
  on('h1', 'scroll');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(woken).toEqual(['', 'catalog', 'checkout/add-to-cart', 'account/save-product']);
});

test('a press wakes what it meant at once, before all others', async () => {
  const { woken } = openPage();
  on('button', 'pointerdown');
  await jest.advanceTimersByTimeAsync(0);
  expect(woken).toEqual(['checkout/add-to-cart', 'catalog']);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(woken).toEqual(['checkout/add-to-cart', 'catalog', '', 'account/save-product']);
});

test('a press on what is awake wakes nothing else in its first moment', async () => {
  const { woken } = openPage();
  await jest.advanceTimersByTimeAsync(2_000);
  for (const region of document.querySelectorAll('main > div')) region.setAttribute('data-hydration', 'done');
  on('h1', 'pointerdown');
  await jest.advanceTimersByTimeAsync(300);
  expect(woken).toEqual(['', 'catalog']);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(woken).toEqual(['', 'catalog', 'checkout/add-to-cart', 'account/save-product']);
});

test('a part that was pressed before the page’s code began wakes when it asks', async () => {
  document.body.innerHTML = page.replace('<button>', '<button data-waiting="">');
  const { turn } = createTurns();
  await turn('checkout/add-to-cart');
});

test('a part of a page that is reached later waits for nothing', async () => {
  const { woken, ask } = openPage();
  on('h1', 'scroll');
  await jest.advanceTimersByTimeAsync(5_000);
  ask('account/restock');
  await jest.advanceTimersByTimeAsync(0);
  expect(woken.at(-1)).toBe('account/restock');
});

test('all parts wake at once when something waits for them, which goes on when they are awake', async () => {
  const { woken, turns } = openPage();
  let isOver = false;
  void turns.asleep.wake().then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(100);
  expect(woken).toEqual(['', 'catalog', 'checkout/add-to-cart', 'account/save-product']);
  expect(isOver).toBe(false);
  for (const region of document.querySelectorAll('[data-hydration]')) region.setAttribute('data-hydration', 'done');
  await jest.advanceTimersByTimeAsync(100);
  expect(isOver).toBe(true);
});

test('a part whose code never comes holds nothing up for longer than five seconds', async () => {
  const { turns } = openPage();
  const over = turns.asleep.wake();
  await jest.advanceTimersByTimeAsync(5_100);
  await over;
});
