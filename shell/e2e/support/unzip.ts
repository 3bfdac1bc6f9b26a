import { inflateRawSync } from 'node:zlib';

/** The files of an archive by name, from the directory at its end; the archive must not have a comment. */
export function unzip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [named, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const header = zip.readUInt32LE(at + 42);
    const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    const packed = zip.readUInt16LE(at + 10) === 8;
    files[zip.toString('utf8', at + 46, at + 46 + named)] = (packed ? inflateRawSync(content) : content).toString();
    at += 46 + named + extra + comment;
  }
  return files;
}
