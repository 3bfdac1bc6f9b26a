import type { SearchParameters } from '@actual/contracts';
import { bound } from '@actual/contracts/facts/catalog/list-address';
import { largestSize } from '@actual/contracts/facts/catalog/sizes';

/** Centimeters while they are typed: whole ones or halves and the like, nothing else. */
export const maskedCm = (text: string): string => /\d{0,5}(?:[.,]\d?)?/.exec(text.replace(/[^\d.,]/g, ''))?.[0] ?? '';

/** Centimeters as people write them, `85.5` or `85,5`; undefined where there are none. */
export function readCm(text: string | null): number | undefined {
  const written = maskedCm(text ?? '').replace(',', '.');
  return /\d/.test(written) ? Math.min(Number(written), largestSize) : undefined;
}

/** Whole pesos of an amount as people in Mexico write it, `$5,000.75` is 5000; undefined where there is none. */
export const wholePesos = (text: string | null): number | undefined => {
  const digits = text?.replace(/\..*/, '').replace(/\D/g, '');
  return digits ? Math.min(Number(digits), 10_000_000) : undefined;
};

const called = { precio: 'Price', ancho: 'Width', fondo: 'Depth', alto: 'Height' } as const;

/** The bounds of price and sizes that an address asks for, as the call takes them. */
export function readBounds(search: URLSearchParams): Partial<SearchParameters> {
  const asked: Record<string, number> = {};
  for (const [name, value] of search) {
    const [, figure, end] = bound.exec(name) ?? [];
    const number = (figure === 'precio' ? wholePesos : readCm)(value);
    if (figure && number !== undefined)
      asked[`${end === 'desde' ? 'min' : 'max'}${called[figure as keyof typeof called]}`] = number;
  }
  return asked;
}
