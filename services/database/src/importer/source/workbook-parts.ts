import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import type { ImportError } from '../import-error';
import { unreadable } from './limits';
import { assertUnpackedSize } from './zip';

/** What a workbook's reader needs, in the order in which it neither skips anything nor writes files of its own. */
const wanted = [
  /^xl\/_rels\/workbook\.xml\.rels$/,
  /^xl\/workbook\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  /^xl\/worksheets\/sheet\d+\.xml$/,
];

/** A workbook's parts, handed on. */
export interface WorkbookParts {
  /** A ZIP of the parts, unpacked. A part that cannot be read ends early, and `fault` says why. */
  readonly stream: Readable;
  readonly fault: () => ImportError | undefined;
  close(): void;
}

const openZip = promisify<string, Options, ZipFile>(open);

/**
 * The parts of a workbook that hold cells, unpacked here, where every byte is counted: ExcelJS inflates whatever a file
 * holds, and does not ask what its directory promised. yauzl ends a part that grows beyond its promise, and
 * `assertUnpackedSize` has added the promises up.
 * @throws ImportError where the file is cut, or says that it unpacks to more than a table has
 */
export async function openWorkbookParts(file: string): Promise<WorkbookParts> {
  const entries = await assertUnpackedSize(file);
  const zip = await openZip(file, { lazyEntries: true, autoClose: false });
  let fault: ImportError | undefined;
  // its reader would wait forever for the rest of a ZIP that breaks off: the part ends, and is judged afterwards
  const onFault = (): void => {
    fault ??= unreadable(file);
  };
  const writer = new ZipWriter();
  const stream = writer.outputStream as Readable;
  for (const name of wanted)
    for (const part of entries.filter(({ fileName }) => name.test(fileName)))
      writer.addReadStreamLazy(part.fileName, { compress: false }, (done) =>
        done(null, Readable.from(textOf(zip, part, onFault), { objectMode: false })),
      );
  writer.end();
  return {
    stream,
    fault: () => fault,
    close: () => {
      stream.destroy();
      zip.close();
    },
  };
}

/** What ends an unpacked part: XML cannot hold it, and a reader would take what follows for another packed file. */
const endOfPart = Buffer.from('PK\u0007\u0008', 'latin1');

async function* textOf(zip: ZipFile, part: Entry, onFault: () => void): AsyncGenerator<Buffer> {
  let last = Buffer.alloc(0);
  try {
    for await (const chunk of (await streamOf(zip, part)) as AsyncIterable<Buffer>) {
      const seam = Buffer.concat([last, chunk.subarray(0, endOfPart.length - 1)]);
      last = Buffer.from(chunk.subarray(1 - endOfPart.length));
      if (seam.includes(endOfPart) || chunk.includes(endOfPart)) return onFault();
      yield chunk;
    }
  } catch {
    onFault();
  }
}

const streamOf = (zip: ZipFile, part: Entry): Promise<Readable> =>
  new Promise((done, fail) => {
    zip.openReadStream(part, (error, stream) => (error ? fail(error) : done(stream)));
  });
