/** @jest-environment jsdom */
import { ChosenProducts } from './chosen';

const product = (id: string) => ({ id, name: `Mesa ${id}`, picture: 'mesa' });
const ids = (chosen: ChosenProducts) => chosen.list().map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('keeps the chosen products after a reload, at their brand only', () => {
  const chosen = new ChosenProducts('studio');
  chosen.add(product('a'));
  chosen.add(product('b'));
  chosen.remove('a');
  expect(ids(new ChosenProducts('studio'))).toEqual(['b']);
  expect(ids(new ChosenProducts('kids'))).toEqual([]);
});

test('a fifth product is refused, and the four stay', () => {
  const chosen = new ChosenProducts('studio');
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => chosen.add(product(id)))).toEqual([true, true, true, true, false]);
  expect(ids(chosen)).toEqual(['a', 'b', 'c', 'd']);
});

test('a choice in another tab arrives here', () => {
  const here = new ChosenProducts('studio');
  const told = jest.fn();
  const stop = here.watch(told);
  new ChosenProducts('studio').add(product('a'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'studio' }));
  expect(ids(here)).toEqual(['a']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'otra' }));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'studio' }));
  expect(told).toHaveBeenCalledTimes(1);
});

test.each(['{', '{"a":1}', '[1,null,{"id":3}]'])('ignores a damaged stored choice %p', (stored) => {
  localStorage.setItem('studio', stored);
  expect(ids(new ChosenProducts('studio'))).toEqual([]);
});

test('where the browser stores nothing the choice lasts until the page is left', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const chosen = new ChosenProducts('studio');
  expect(chosen.add(product('a'))).toBe(true);
  expect(ids(chosen)).toEqual(['a']);
  full.mockRestore();
});
