import type { Suggestions } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchBox } from './SearchBox';

// jsdom scrolls nothing
Element.prototype.scrollIntoView = () => undefined;

const brand = {
  site: 'actual-home',
  name: 'Actual Home',
  structure: { search: 'boxed' },
  voice: { searchPlaceholder: 'Busca' },
} as Brand;
const product = { id: '1', ItemCode: 'ST1', picture: 'sofa', DiscountPrice: 8_000, priceBefore: 10_000, Discount: 20 };
const answers: Record<string, Suggestions> = {
  '': {
    term: '',
    correctedTerm: null,
    terms: ['sofá cama'],
    categories: [{ Name: 'Salas', Handle: 'salas', url: '/category/salas', path: [], count: 9 }],
    products: [],
  },
  sof: {
    term: 'sof',
    correctedTerm: null,
    terms: ['sofá cama'],
    categories: [{ Name: 'Sofás', Handle: 'sofas', url: '/category/sofas', path: ['Salas'], count: 4 }],
    products: [{ ...product, Name: 'Sofá Bruma', url: '/sofa-bruma/1' }],
  },
};
const nothing = (term: string): Suggestions => ({ term, correctedTerm: null, terms: [], categories: [], products: [] });

/** The option with these words; they may be parted by marks. */
const option = (words: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('option').find((one) => one.textContent?.includes(words));
    if (!found) throw new Error(`no option ${words}`);
    return found;
  });

function open() {
  const asked: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const { address } = renderTestPage({
    brand,
    routes: [{ path: '*', Component: SearchBox }],
    url: '/',
    answer: async (_key, input, options) => {
      const { term } = (input as { query: { term: string } }).query;
      asked.push(term);
      signals.push(options?.signal);
      return answers[term] ?? nothing(term);
    },
  });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar muebles y accesorios' });
  const type = (value: string) => {
    act(() => field.focus());
    fireEvent.input(field, { target: { value } });
  };
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const active = () => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? 'gone');
  };
  return {
    asked,
    signals,
    field,
    type,
    press,
    active,
    address,
  };
}

test('how many suggestions there are is said to who types, not to who passes by the field', async () => {
  const { type } = open();
  type('');
  await option('sofá cama');
  expect(screen.getByRole('status').textContent).toBe('');
  type('sof');
  await option('Sofá Bruma');
  expect(screen.getByRole('status').textContent).toBe('3 sugerencias; usa las flechas para elegir');
});

test('it offers popular terms at the first focus, and asks nothing before', async () => {
  const { asked, field } = open();
  expect([asked, field.getAttribute('aria-expanded')]).toEqual([[], 'false']);
  act(() => field.focus());
  expect(await option('sofá cama')).toBeDefined();
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(field.getAttribute('aria-controls'));
});

test('suggests in groups, with the typed letters marked', async () => {
  const { type, asked } = open();
  type('s');
  type('so');
  type('sof');
  const found = await option('Sofá Bruma');
  expect(found.querySelector('mark')?.textContent).toBe('Sof');
  expect(found.textContent).toContain('$8,000');
  expect(screen.getAllByRole('group').map((one) => one.getAttribute('data-group'))).toEqual([
    'terms',
    'categories',
    'products',
  ]);
  // letters in quick succession are one question
  expect(asked.filter(Boolean)).toEqual(['sof']);
});

test('arrows walk through the options and back into the field; Home and End jump; Escape closes, then empties', async () => {
  const { type, press, active, field } = open();
  type('sof');
  await option('Sofá Bruma');
  press('ArrowDown');
  await waitFor(() => expect(active()).toContain('sofá cama'));
  press('ArrowDown');
  await waitFor(() => expect(active()).toContain('Sofás'));
  press('End');
  await waitFor(() => expect(active()).toContain('Ver todo'));
  press('ArrowDown');
  await waitFor(() => expect(active()).toBeNull());
  press('ArrowUp');
  await waitFor(() => expect(active()).toContain('Ver todo'));
  press('Home');
  await waitFor(() => expect(active()).toContain('sofá cama'));
  expect(field.value).toBe('sof');
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  press('Escape');
  expect(field.value).toBe('');
});

test('Enter goes where the active option leads', async () => {
  const { type, press, active, address } = open();
  type('sof');
  await option('Sofá Bruma');
  press('ArrowDown');
  press('ArrowDown');
  await waitFor(() => expect(active()).toContain('Sofás'));
  press('Enter');
  await waitFor(() => expect(address()).toBe('/category/sofas'));
});

test('opens no list over the results when the field reports late, after its term was sent', async () => {
  const { field, type, asked, address } = open();
  type('sof');
  await option('Sofá Bruma');
  fireEvent.submit(screen.getByRole('search'));
  fireEvent.input(field, { target: { value: 'sof' } });
  expect([screen.queryByRole('listbox'), field.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  await waitFor(() => expect(address()).toBe('/search?term=sof'));
  expect(asked).toHaveLength(2);
});

test('a term with nothing to suggest says so and can still be searched', async () => {
  const { type } = open();
  type('zzz');
  expect(await screen.findByText(/Sin sugerencias. Presiona Enter/)).toBeDefined();
});

test('it is a plain form to the search page', () => {
  open();
  const form = screen.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get']);
});
