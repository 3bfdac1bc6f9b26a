import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { importedPictures } from '@actual/contracts/facts/capacities';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';
import { ImportError } from '../import-error';
import { unreadable } from '../source/limits';
import { fileFinder } from './find-file';

/** Files that a merchant hands in beside the table, by the names that its cells give them. */
export interface GivenFiles {
  /**
   * The bytes of a file; null where there is none.
   * @throws ImportError where it is larger than `most` bytes or damaged, or where several could be meant
   */
  read(name: string, most: number): Promise<Buffer | null>;
  close(): void;
}

/** Files that a Mac adds to archives and folders. */
const isOfTheMac = (path: string): boolean => /(^|[\\/])(__MACOSX[\\/]|\._|\.DS_Store$)/.test(path);

/** The files of a folder or a ZIP, whatever folders are in them. @throws ImportError where it is neither */
export async function openGivenFiles(path: string): Promise<GivenFiles> {
  const facts = await stat(path).catch(() => null);
  if (!facts) throw new ImportError(`No se encontró ${path}.`);
  return facts.isDirectory() ? openFolder(path) : openArchive(path);
}

function assertCount(path: string, count: number): void {
  if (count > importedPictures.files)
    throw new ImportError(`${path} tiene más de ${importedPictures.files} archivos: divídalo.`);
}
function assertBytes(bytes: number, most: number): void {
  if (bytes > most) throw new ImportError(`pesa más de ${most / 1_000_000} MB`);
}

async function openFolder(path: string): Promise<GivenFiles> {
  const entries = await readdir(path, { recursive: true });
  assertCount(path, entries.length);
  const find = fileFinder(entries.filter((entry) => !isOfTheMac(entry)));
  return {
    async read(name, most) {
      const found = find(name);
      if (found === null) return null;
      const file = join(path, found);
      assertBytes((await stat(file)).size, most);
      return readFile(file).catch(() => {
        throw new ImportError('no se puede leer');
      });
    },
    close: () => undefined,
  };
}

const openZip = promisify<string, Options, ZipFile>(open);

async function openArchive(path: string): Promise<GivenFiles> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw unreadable(path);
  });
  const entries = new Map<string, Entry>();
  await new Promise<void>((done, fail) => {
    zip.on('entry', (entry: Entry) => {
      if (zip.entryCount > importedPictures.files) return done();
      if (!isOfTheMac(entry.fileName)) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', done).on('error', () => fail(unreadable(path)));
    zip.readEntry();
  });
  assertCount(path, zip.entryCount);
  const find = fileFinder([...entries.keys()]);
  return {
    async read(name, most) {
      const found = find(name);
      const entry = found === null ? undefined : entries.get(found);
      if (!entry) return null;
      // the library ends a file that is larger than its entry says
      assertBytes(entry.uncompressedSize, most);
      return unpacked(zip, entry).catch(() => {
        throw new ImportError('está dañada');
      });
    },
    close: () => zip.close(),
  };
}

const unpacked = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((done, fail) => {
    zip.openReadStream(entry, (error, stream) => (error ? fail(error) : buffer(stream).then(done, fail)));
  });
