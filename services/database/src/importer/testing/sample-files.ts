import sharp from 'sharp';

/** A photo of one color. */
export const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a2482c' } })
    .jpeg()
    .toBuffer();

/** A binary glTF with nothing but its own description. */
export function model(content: object = {}): Buffer {
  const json = Buffer.from(JSON.stringify({ asset: { version: '2.0' }, ...content }).padEnd(200, ' '));
  const head = Buffer.alloc(20);
  head.write('glTF', 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.write('JSON', 16);
  return Buffer.concat([head, json]);
}
