import type { Site } from './facts/company/brands';
import { promiseLetters } from './facts/delivery/promises';

/** Its place in the chain of its brand: each names the SHA-256 of the one before it, in hexadecimal digits. */
interface Head {
  readonly version: 1;
  readonly marca: Site;
  readonly numero: number;
  readonly anterior: string;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  readonly folio: number;
}

/**
 * The promise that an order was made with; amounts are integer centavos, days `YYYY-MM-DD`. It never names its buyer.
 */
export interface MadePromise {
  readonly tipo: 'pedido';
  readonly codigoPostal: string;
  readonly moneda: 'MXN';
  readonly lineas: readonly {
    readonly codigo: string;
    readonly nombre: string;
    readonly piezas: number;
    /** List price of a piece, and its price in this order. */
    readonly precioCentavos: number;
    readonly unitarioCentavos: number;
    readonly totalCentavos: number;
    readonly promocion: string | null;
    readonly dia: string | null;
  }[];
  readonly pagos: readonly {
    readonly tipo: string;
    readonly meses: number;
    readonly centavos: number;
  }[];
  readonly totalCentavos: number;
}

/** Another day, or another half of it, asked for by the buyer or set by the store. */
interface MovedPromise {
  readonly tipo: 'cambio-de-dia';
  readonly por: 'cliente' | 'tienda';
  readonly de: string;
  readonly a: string;
  /** The half of the day in words, where one was chosen. */
  readonly horario?: string;
}

/** Another postal code, with the days that it asks for. */
interface PlacedPromise {
  readonly tipo: 'cambio-de-lugar';
  readonly por: 'cliente' | 'tienda';
  readonly codigoPostal: string;
  readonly dias: readonly { readonly de: string; readonly a: string }[];
}

/** Pieces that are promised no more, and the centavos that went back for them. */
interface CanceledPromise {
  readonly tipo: 'cancelacion';
  readonly por: 'cliente' | 'tienda';
  readonly lineas: readonly { readonly codigo: string; readonly piezas: number }[];
  readonly devueltoCentavos: number;
}

export type PromiseChange = MovedPromise | PlacedPromise | CanceledPromise;
export type PromiseDocument = Head & (MadePromise | PromiseChange);

/**
 * The file that a buyer keeps: the signed content, the key's name, and the signature (ECDSA P-256 over SHA-256, DER in
 * base64).
 */
interface PromiseFile {
  readonly firma: string;
  readonly llave: string;
  readonly promesa: PromiseDocument;
}

/** A value as the one text that is signed: keys in their order, no blanks. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/** The text of the file, as people may read it; `document` is canonical. */
export const promiseText = ({
  document,
  key,
  signature,
}: {
  document: string;
  key: string;
  signature: string;
}): string => `${JSON.stringify({ firma: signature, llave: key, promesa: JSON.parse(document) }, null, 2)}\n`;

/** A public key as the store publishes it; `pem` holds SPKI. */
export interface PromiseKey {
  readonly id: string;
  readonly pem: string;
}

/** The verdict on a promise file; its content is told only when it is genuine. */
export type PromiseVerdict =
  | { readonly kind: 'genuine'; readonly promise: PromiseDocument }
  | { readonly kind: 'changed' | 'other-store' | 'empty' | 'too-long' | 'unreadable' | 'other-file' };

/** Blanks between the parts of a JSON text say nothing; those inside its strings do. */
const withoutBlanks = (text: string): string => text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

/** Whether a text says a value in the one way that is signed; one that is nested too deeply does not. */
function saysExactly(text: string, value: object): boolean {
  try {
    return withoutBlanks(text) === canonical(value);
  } catch {
    return false;
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Bytes of one half of a signature, as a DER integer: no zero too many before it, one where it would read as negative. */
function derInteger(half: Uint8Array): number[] {
  const first = half.findIndex((byte) => byte !== 0);
  const digits = [...half.slice(first < 0 ? -1 : first)];
  if ((digits[0] ?? 0) > 127) digits.unshift(0);
  return [2, digits.length, ...digits];
}

/** The signature as WebCrypto takes it, of one as openssl takes it; null where it is not written in the one right way. */
function rawSignature(firma: string): Uint8Array<ArrayBuffer> | null {
  const der = bytesOf(firma);
  const raw = new Uint8Array(64);
  const lengthOfFirst = der[3] ?? 0;
  const halves = [der.slice(4, 4 + lengthOfFirst), der.slice(6 + lengthOfFirst)];
  for (const [at, half] of halves.entries()) raw.set(half.slice(-32), 32 * at + 32 - Math.min(32, half.length));
  const integers = [...derInteger(raw.slice(0, 32)), ...derInteger(raw.slice(32))];
  return btoa(String.fromCharCode(0x30, integers.length, ...integers)) === firma ? raw : null;
}

async function isSigned({ firma, promesa }: PromiseFile, { pem }: PromiseKey): Promise<boolean> {
  const raw = rawSignature(firma);
  if (!raw) return false;
  const spki = bytesOf(pem.replace(/-----[^-]+-----|\s/g, ''));
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('spki', spki, curve, false, ['verify']);
  const text = new TextEncoder().encode(canonical(promesa));
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, raw, text);
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether a file is a promise that this store signed, in browsers and in Node alike. A file counts as changed by any letter
 * that JSON does not ignore: a key said twice, or a number written otherwise, shows readers another thing than programs.
 */
export async function verifyPromise(given: string, keys: readonly PromiseKey[]): Promise<PromiseVerdict> {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > promiseLetters) return { kind: 'too-long' };
  const value = parsed(text);
  if (value === undefined) return { kind: 'unreadable' };
  if (value === null || typeof value !== 'object' || !('promesa' in value)) return { kind: 'other-file' };
  // the signature covers the rest of its content
  const { firma, llave, promesa } = value as PromiseFile;
  const file = { firma, llave, promesa };
  if (typeof firma !== 'string' || !saysExactly(text, file)) return { kind: 'changed' };
  const key = keys.find(({ id }) => id === file.llave);
  if (!key) return { kind: 'other-store' };
  const signed = await isSigned(file, key).catch(() => false);
  return signed ? { kind: 'genuine', promise: file.promesa } : { kind: 'changed' };
}
