import { maskedCm, readBounds, readCm } from './read-bounds';
import { sizeAddress } from './size-address';

const search = (query: string) => new URLSearchParams(query);

test.each([
  ['90', 90],
  ['90 cm', 90],
  ['85.5', 85.5],
  ['85,5', 85.5],
  ['85.57', 85.5],
  ['.', undefined],
  ['ancho', undefined],
  ['', undefined],
  [null, undefined],
  ['99999', 10_000],
])('reads %p in an address as %p cm', (text, cm) => {
  expect(readCm(text)).toBe(cm);
});

test('a decimal stays a decimal while it is typed', () => {
  expect(['8', '85', '85.', '85.5', '85.55', '85cm', '-85'].map(maskedCm)).toEqual([
    '8',
    '85',
    '85.',
    '85.5',
    '85.5',
    '85',
    '85',
  ]);
});

test('the address carries the bounds of each size, without invalid numbers', () => {
  expect(readBounds(search('ancho-hasta=90&fondo-desde=40&alto-desde=alto'))).toEqual({ maxWidth: 90, minDepth: 40 });
});

test('new bounds lead to the first page; bounds the wrong way round are swapped', () => {
  const at = search('color=gris&pagina=3&ancho-hasta=90');
  expect(sizeAddress(at, 'width', { from: 120, to: 60 })).toBe('?color=gris&ancho-desde=60&ancho-hasta=120');
  expect(sizeAddress(at, 'width', { from: undefined, to: undefined })).toBe('?color=gris');
});
