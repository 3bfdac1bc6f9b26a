import { amountAt, boundAt, type Token } from './prices';

/** Bounds of one side of a thing, in whole centimeters. */
export interface LengthRange {
  readonly side: 'width' | 'depth' | 'height';
  readonly from?: number;
  readonly to?: number;
}

interface Said {
  readonly length: LengthRange;
  readonly next: number;
}

/** Centimeters of each unit of length, by its names. */
export const lengthUnits: ReadonlyMap<string, number> = new Map([
  ...['cm', 'cms', 'centimetro', 'centimetros'].map((name) => [name, 1] as const),
  ...['m', 'mt', 'mts', 'metro', 'metros'].map((name) => [name, 100] as const),
]);
const sides: ReadonlyMap<string, LengthRange['side']> = new Map([
  ...['ancho', 'anchura', 'largo'].map((name) => [name, 'width'] as const),
  ...['fondo', 'profundidad', 'profundo'].map((name) => [name, 'depth'] as const),
  ...['alto', 'altura'].map((name) => [name, 'height'] as const),
]);

interface Side {
  readonly side: LengthRange['side'];
  readonly next: number;
}

/** `de ancho`, `alto`. */
function sideAt(tokens: readonly Token[], at: number): Side | null {
  const next = tokens[at]?.text === 'de' ? at + 1 : at;
  const side = sides.get(tokens[next]?.text ?? '');
  return side ? { side, next: next + 1 } : null;
}

interface Length {
  readonly amount: number;
  /** Centimeters of its unit; undefined where it says none. */
  readonly unit: number | undefined;
  readonly next: number;
}

function lengthAt(tokens: readonly Token[], at: number): Length | null {
  const amount = amountAt(tokens, at);
  if (!amount || amount.isMoney) return null;
  const unit = lengthUnits.get(tokens[amount.next]?.text ?? '');
  return { amount: amount.pesos, unit, next: unit === undefined ? amount.next : amount.next + 1 };
}

/** A number with a unit or a side, in centimeters, which are meant where it says no unit; without a side the width is meant. */
function measureAt(tokens: readonly Token[], at: number): (Side & Pick<Length, 'unit'> & { cm: number }) | null {
  const length = lengthAt(tokens, at);
  const side = length && sideAt(tokens, length.next);
  if (!length || (length.unit === undefined && !side)) return null;
  const cm = Math.round(length.amount * (length.unit ?? 1));
  return { cm, unit: length.unit, side: side?.side ?? 'width', next: side?.next ?? length.next };
}

/** `entre 1.50 y 2 metros`, `de 140 a 160 cm de ancho`. */
function between(tokens: readonly Token[], at: number): Said | null {
  if (!/^(?:entre|de|desde)$/.test(tokens[at]?.text ?? '')) return null;
  const low = lengthAt(tokens, at + 1);
  if (!low || !/^(?:y|a|hasta)$/.test(tokens[low.next]?.text ?? '')) return null;
  const high = measureAt(tokens, low.next + 1);
  if (!high) return null;
  const from = Math.round(low.amount * (low.unit ?? high.unit ?? 1));
  return from < high.cm ? { length: { side: high.side, from, to: high.cm }, next: high.next } : null;
}

/** `menos de 2 metros`, `hasta 80 cm de fondo`. */
function bounded(tokens: readonly Token[], at: number): Said | null {
  const bound = boundAt(tokens, at);
  const high = bound && measureAt(tokens, bound.next);
  if (!high) return null;
  const { cm, side, next } = high;
  return { length: bound.isUpper ? { side, to: cm } : { side, from: cm }, next };
}

/** The bounds of a side that begin at a token, with the token after them; null where none do. */
export const lengthRangeAt = (tokens: readonly Token[], at: number): Said | null =>
  between(tokens, at) ?? bounded(tokens, at);
