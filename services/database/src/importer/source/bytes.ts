import { createReadStream, statSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error';
import { assertSize, sizeGuard, unreadable } from './limits';

export type Kind = 'csv' | 'csv.gz' | 'xlsx';

/** The type of a file by its first bytes, since names lie. @throws ImportError when it is missing, a folder, empty or of another kind */
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
      throw new ImportError(`${file} es un libro de Excel antiguo (.xls): guárdelo como .xlsx o .csv.`);
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
  // an error of any of them reaches whoever reads the last
  pipeline(raw, createGunzip(), guard, () => undefined);
  return guard;
}

export interface Look {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly lines: number;
  /** The first line that holds something. */
  readonly heading: string;
}

/** Reads a CSV once to learn its encoding, its length and its heading. @throws ImportError when it cannot be unpacked */
export async function lookAt(file: string, kind: Kind, forced?: 'utf-8' | 'latin1'): Promise<Look> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let lines = 0;
  let head = Buffer.alloc(0);
  const bytes = bytesOf(file, kind);
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      if (head.length < 65_536) head = Buffer.concat([head, chunk]);
      for (const byte of chunk) if (byte === 10) lines += 1;
      isUtf8 &&= accepts(strict, chunk);
    }
  } catch (error) {
    throw error instanceof ImportError ? error : unreadable(file);
  }
  const wide =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
  const narrow = forced ? forced === 'utf-8' : isUtf8;
  const encoding = wide ?? (narrow ? 'utf-8' : 'windows-1252');
  const heading = new TextDecoder(encoding)
    .decode(head)
    .split(/\r?\n|\r/)
    .find((line) => line.trim() !== '');
  if (heading === undefined) throw new ImportError(`El archivo ${file} está vacío.`);
  if (heading.includes('\u0000')) throw new ImportError(`${file} no es un CSV ni un XLSX.`);
  return { encoding, lines, heading };
}

function accepts(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}
