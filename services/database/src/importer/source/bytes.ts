import { createReadStream, statSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error';
import { decoderOf, type Encoding, guessedEncoding, isTwiceEncoded } from './encodings';
import { assertSize, sizeGuard, unreadable } from './limits';

export type Kind = 'csv' | 'csv.gz' | 'xlsx';

/** The type of a file by its first bytes, since names lie. @throws ImportError for none, a folder or another kind */
export async function kindOf(file: string): Promise<Kind> {
  const facts = await stat(file).catch(() => null);
  if (!facts) throw new ImportError(`No se encontró el archivo ${file}.`);
  if (!facts.isFile()) throw new ImportError(`${file} no es un archivo.`);
  if (facts.size === 0) throw new ImportError(`El archivo ${file} está vacío.`);
  assertSize(file, facts.size, facts.size);
  const handle = await open(file).catch(() => {
    throw new ImportError(`No se puede leer el archivo ${file}.`);
  });
  try {
    const first = Buffer.alloc(8);
    await handle.read(first, 0, 8, 0);
    if (first[0] === 0x1f && first[1] === 0x8b) return 'csv.gz';
    if (first.toString('latin1', 0, 4) === 'PK\u0003\u0004') return 'xlsx';
    if (first.toString('latin1', 0, 4) === '\u00d0\u00cf\u0011\u00e0')
      throw new ImportError(`${file} es un libro de Excel antiguo (.xls): guárdelo como CSV UTF-8.`);
    return 'csv';
  } finally {
    await handle.close();
  }
}

/** The bytes of a CSV, unpacked. */
export function bytesOf(file: string, kind: Kind): Readable {
  const raw = createReadStream(file);
  if (kind !== 'csv.gz') return raw;
  const guard = sizeGuard(file, statSync(file).size);
  // an error in any of the streams reaches the reader of the last one
  pipeline(raw, createGunzip(), guard, () => undefined);
  return guard;
}

export interface Look {
  readonly encoding: Encoding;
  /** Set where bytes were found that the encoding has no letter for. */
  readonly isDamaged: boolean;
  readonly lines: number;
  /** The first line that holds something. */
  readonly heading: string;
}

/** Reads a CSV once to learn its encoding, its length and its heading. @throws ImportError when it cannot be unpacked */
export async function lookAt(file: string, kind: Kind, forced?: 'utf-8' | 'latin1'): Promise<Look> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const loose = new TextDecoder('utf-8');
  let isUtf8 = true;
  let [letters, bad] = [0, 0];
  let odd = Buffer.alloc(0);
  let lines = 0;
  let head = Buffer.alloc(0);
  const bytes = bytesOf(file, kind);
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      if (head.length < 65_536) head = Buffer.concat([head, chunk]);
      for (const byte of chunk) if (byte === 10) lines += 1;
      isUtf8 &&= accepts(strict, chunk);
      const text = loose.decode(chunk, { stream: true });
      letters += text.match(/[\u00a1-\u02ff\u2010-\u2122]/g)?.length ?? 0;
      bad += text.match(/\ufffd/g)?.length ?? 0;
      // lines with letters beyond ASCII are the ground for the guess
      if (odd.length < 65_536 && chunk.some((byte) => byte > 127)) odd = Buffer.concat([odd, chunk]);
    }
  } catch (error) {
    throw error instanceof ImportError ? error : unreadable(file);
  }
  const wide =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  // a bad byte among many good letters is one damaged cell, not another encoding
  const isMostlyUtf8 = isUtf8 || isMarked || letters > bad;
  const encoding = wide ?? encodingOf(forced, isMostlyUtf8, odd);
  const heading = decoderOf(encoding)
    .decode(head)
    .replace(/^\ufeff/, '')
    .split(/\r?\n|\r/)
    .find((line) => line.trim() !== '');
  if (heading === undefined) throw new ImportError(`El archivo ${file} está vacío.`);
  if (isTwiceEncoded(decoderOf(encoding).decode(head)))
    throw new ImportError(
      `${file} se guardó dos veces en UTF-8 (dice «Ã¡» donde va «á»): expórtelo o descárguelo de nuevo.`,
    );
  if (heading.includes('\u0000')) throw new ImportError(`${file} no es un CSV ni un XLSX.`);
  return { encoding, lines, heading, isDamaged: encoding === 'utf-8' && bad > 0 };
}

const encodingOf = (forced: 'utf-8' | 'latin1' | undefined, isUtf8: boolean, odd: Buffer): Encoding => {
  if (forced) return forced === 'utf-8' ? 'utf-8' : 'windows-1252';
  return isUtf8 ? 'utf-8' : guessedEncoding(odd);
};

function accepts(decoder: InstanceType<typeof TextDecoder>, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}
