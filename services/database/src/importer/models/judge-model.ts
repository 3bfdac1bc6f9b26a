import { z } from 'zod';

/** What a 3D viewer needs more than the store gives it: decoders that it would fetch from elsewhere. */
const needsDecoder = /^(KHR_draco_mesh_compression|EXT_meshopt_compression|KHR_texture_basisu)$/;

const resource = z.looseObject({ uri: z.string().optional() });
const content = z.looseObject({
  extensionsRequired: z.array(z.string()).default([]),
  buffers: z.array(resource).default([]),
  images: z.array(resource).default([]),
});

/** The first chunk of a binary glTF 2.0, which says what is in it; null where it is none. */
function contentOf(bytes: Buffer): z.output<typeof content> | null {
  const isWhole =
    bytes.length > 20 &&
    bytes.toString('latin1', 0, 4) === 'glTF' &&
    bytes.readUInt32LE(4) === 2 &&
    bytes.readUInt32LE(8) === bytes.length &&
    bytes.toString('latin1', 16, 20) === 'JSON';
  if (!isWhole) return null;
  try {
    return content.safeParse(JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)))).data ?? null;
  } catch {
    return null;
  }
}

/** What is wrong with a 3D model, whatever its file is called; null where nothing is. Source: Khronos, glTF 2.0, «GLB File Format». */
export function wrongWithModel(bytes: Buffer): string | null {
  const found = contentOf(bytes);
  if (!found) return 'no es un modelo glTF 2.0 en un solo archivo (.glb), o está cortado';
  const decoder = found.extensionsRequired.find((name) => needsDecoder.test(name));
  if (decoder) return `está comprimido con ${decoder}, que la tienda no abre: expórtelo sin compresión`;
  const isOutside = ({ uri }: { uri?: string | undefined }) => uri !== undefined && !uri.startsWith('data:');
  if ([...found.buffers, ...found.images].some(isOutside))
    return 'usa archivos aparte: expórtelo como .glb con todo adentro';
  return null;
}
