/** @jest-environment jsdom */
import { share, whatsAppHref } from './share';

const set = (name: 'canShare' | 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const copies: string[] = [];

beforeEach(() => {
  copies.length = 0;
  set('canShare', undefined);
  set('clipboard', { writeText: async (text: string) => void copies.push(text) });
});

test('where the device can share it takes the address, and closing it again shows no error', async () => {
  const taken: unknown[] = [];
  set('canShare', () => true);
  set('share', async (content: unknown) => void taken.push(content));
  expect(await share('Mesa', 'https://tienda.mx/mesa')).toBe('handed');
  expect(taken).toEqual([{ title: 'Mesa', url: 'https://tienda.mx/mesa' }]);
  set('share', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await share('Mesa', 'https://tienda.mx/mesa')).toBe('handed');
  expect(copies).toEqual([]);
});

test('elsewhere, or where sharing fails, the address is copied', async () => {
  expect(await share('Mesa', 'https://tienda.mx/mesa')).toBe('copied');
  set('canShare', () => true);
  set('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await share('Mesa', 'https://tienda.mx/mesa')).toBe('copied');
  expect(copies).toEqual(['https://tienda.mx/mesa', 'https://tienda.mx/mesa']);
});

test('where neither is possible it says so', async () => {
  set('clipboard', undefined);
  expect(await share('Mesa', 'https://tienda.mx/mesa')).toBe('refused');
});

test('words for WhatsApp stay one parameter', () => {
  const text = 'Mesa & sillas\nhttps://tienda.mx/mesa?a=1';
  expect(new URL(whatsAppHref(text)).searchParams.get('text')).toBe(text);
});
