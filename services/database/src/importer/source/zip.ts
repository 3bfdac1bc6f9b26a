import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Options, open, type ZipFile } from 'yauzl';
import { assertSize, unreadable } from './limits';

const openZip = promisify<string, Options, ZipFile>(open);

/** Reads the list of a ZIP. @throws ImportError where it is cut, or says that it unpacks to more than a table has */
export async function assertUnpackedSize(file: string): Promise<void> {
  const { size } = await stat(file);
  const zip = await openZip(file, { lazyEntries: true }).catch(() => {
    throw unreadable(file);
  });
  try {
    let unpacked = 0;
    await new Promise<void>((done, fail) => {
      zip.on('entry', ({ uncompressedSize }) => {
        unpacked += uncompressedSize;
        zip.readEntry();
      });
      zip.on('end', done).on('error', () => fail(unreadable(file)));
      zip.readEntry();
    });
    assertSize(file, unpacked, size);
  } finally {
    zip.close();
  }
}
