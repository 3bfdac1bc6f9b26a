import { sizesOf } from '@actual/contracts/facts/catalog/measures';
import { differsFrom, sizesText } from '@actual/contracts/facts/catalog/model-sizes';
import type { SizeKey } from '@actual/contracts/facts/catalog/sizes';
import { boxOfModel, readModel } from '@actual/domain/room-plan/model-box';
import { z } from 'zod';
import type { Dimension } from '../reading/product';

/** Extensions that need a decoder, which a 3D viewer would have to fetch from elsewhere. */
const needsDecoder = /^(KHR_draco_mesh_compression|EXT_meshopt_compression|KHR_texture_basisu)$/;

const resource = z.looseObject({ uri: z.string().optional() });
const content = z.looseObject({
  extensionsRequired: z.array(z.string()).default([]),
  buffers: z.array(resource).default([]),
  images: z.array(resource).default([]),
});

/** The first chunk of a binary glTF 2.0, which describes its content; null where it is none. */
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

/** A 3D model's fault, judged by its content (Khronos, glTF 2.0, «GLB File Format»); null where there is none. */
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

const ruled = (cm: number): number => Math.round(cm * 10) / 10;

/** How large a 3D model shows its piece, in centimeters; null where it shows nothing. */
export function sizeOfModel(bytes: Buffer): Record<SizeKey, number> | null {
  const model = readModel(bytes);
  const box = model && boxOfModel(model);
  if (!box) return null;
  const [width = 0, height = 0, depth = 0] = box.max.map((end, axis) => ruled((end - (box.min[axis] ?? 0)) * 100));
  return { width, depth, height };
}

/** How a model differs from the sizes of its product, in words; null where it does not, or too little is known. */
export const otherSize = (model: Record<SizeKey, number>, dimensions: readonly Dimension[]): string | null =>
  differsFrom(model, dimensions)
    ? `el modelo mide ${sizesText(model)} cm y el producto ${sizesText(sizesOf(dimensions))} (ancho × fondo × alto): corrija el que no sea`
    : null;
