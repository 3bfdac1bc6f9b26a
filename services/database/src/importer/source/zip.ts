import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';
import { assertSize, unreadable } from './limits';

const openZip = promisify<string, Options, ZipFile>(open);

/** The list of a ZIP. @throws ImportError where it is cut, or says that it unpacks to more than a table has */
export async function assertUnpackedSize(file: string): Promise<Entry[]> {
  const { size } = await stat(file);
  const zip = await openZip(file, { lazyEntries: true }).catch(() => {
    throw unreadable(file);
  });
  try {
    const entries: Entry[] = [];
    await new Promise<void>((done, fail) => {
      zip.on('entry', (entry: Entry) => {
        entries.push(entry);
        zip.readEntry();
      });
      zip.on('end', done).on('error', () => fail(unreadable(file)));
      zip.readEntry();
    });
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    assertSize(file, unpacked, size);
    return entries;
  } finally {
    zip.close();
  }
}
