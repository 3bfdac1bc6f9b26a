import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';
import { ImportError } from '../import-error';
import { unreadable } from '../source/limits';

/** Bytes of one picture at most. */
export const mostPictureBytes = 20_000_000;

/** Pictures that a merchant hands in, by the names of their files. */
export interface GivenPictures {
  /** The bytes of a file; null where there is none of that name. @throws ImportError where it is too large or damaged */
  read(name: string): Promise<Buffer | null>;
  close(): void;
}

const tooLarge = (name: string): ImportError =>
  new ImportError(`pesa más de ${mostPictureBytes / 1_000_000} MB (${name})`);

/** The pictures of a folder or a ZIP, whatever folders are in them. @throws ImportError where it is neither */
export async function openGivenPictures(path: string): Promise<GivenPictures> {
  const facts = await stat(path).catch(() => null);
  if (!facts) throw new ImportError(`No se encontró ${path}.`);
  return facts.isDirectory() ? openFolder(path) : openArchive(path);
}

async function openFolder(path: string): Promise<GivenPictures> {
  const files = await readdir(path, { recursive: true });
  const byName = new Map(files.map((file) => [basename(file), join(path, file)]));
  return {
    async read(name) {
      const file = byName.get(name);
      if (file === undefined) return null;
      if ((await stat(file)).size > mostPictureBytes) throw tooLarge(name);
      return readFile(file);
    },
    close: () => undefined,
  };
}

const openZip = promisify<string, Options, ZipFile>(open);

async function openArchive(path: string): Promise<GivenPictures> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw unreadable(path);
  });
  const entries = new Map<string, Entry>();
  await new Promise<void>((done, fail) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(basename(entry.fileName), entry);
      zip.readEntry();
    });
    zip.on('end', done).on('error', () => fail(unreadable(path)));
    zip.readEntry();
  });
  const streamOf = promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  return {
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      // the library ends a file that is larger than its entry says
      if (entry.uncompressedSize > mostPictureBytes) throw tooLarge(name);
      const parts: Buffer[] = [];
      try {
        for await (const part of await streamOf(entry)) parts.push(part as Buffer);
      } catch {
        throw new ImportError(`está dañada (${name})`);
      }
      return Buffer.concat(parts);
    },
    close: () => zip.close(),
  };
}
