import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Both files of an invoice as one archive, made while it is read. */
export function invoiceZip(name: string, files: { pdf: Buffer; xml: Buffer }): Readable {
  const archive = new ZipFile();
  for (const [format, content] of Object.entries(files)) archive.addBuffer(content, `${name}.${format}`);
  archive.end();
  return archive.outputStream as Readable;
}
