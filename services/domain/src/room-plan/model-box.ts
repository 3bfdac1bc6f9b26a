type Vector = readonly [number, number, number];
/** Column by column, as glTF writes it. */
type Matrix = readonly number[];

/** The parts of a glTF 2.0 document that its size is computed from. */
export interface ModelDocument {
  readonly scene?: number;
  readonly scenes?: readonly { readonly nodes?: readonly number[] }[];
  readonly nodes?: readonly {
    readonly mesh?: number;
    readonly children?: readonly number[];
    readonly matrix?: readonly number[];
    readonly translation?: readonly number[];
    readonly rotation?: readonly number[];
    readonly scale?: readonly number[];
  }[];
  readonly meshes?: readonly {
    readonly primitives: readonly { readonly attributes: Readonly<Record<string, number>> }[];
  }[];
  readonly accessors?: readonly {
    readonly bufferView?: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly normalized?: boolean;
    readonly count: number;
  }[];
  readonly bufferViews?: readonly {
    readonly byteOffset?: number;
    readonly byteLength: number;
    readonly byteStride?: number;
  }[];
}

/** A 3D model: its document and the bytes that it points into. */
export interface Model {
  readonly document: ModelDocument;
  readonly data: Uint8Array;
}

/** Corners of an upright box, in meters: `x` to the right, `y` up, `z` to the viewer. */
export interface ModelBox {
  readonly min: Vector;
  readonly max: Vector;
}

const same: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
/** How a coordinate is read: its bytes, and the divisor of a normalized one (glTF 2.0, and KHR_mesh_quantization). */
const coordinates: Readonly<
  Record<number, { bytes: number; whole: number; read: (from: DataView, at: number) => number }>
> = {
  5120: { bytes: 1, whole: 127, read: (from, at) => from.getInt8(at) },
  5121: { bytes: 1, whole: 255, read: (from, at) => from.getUint8(at) },
  5122: { bytes: 2, whole: 32_767, read: (from, at) => from.getInt16(at, true) },
  5123: { bytes: 2, whole: 65_535, read: (from, at) => from.getUint16(at, true) },
  5126: { bytes: 4, whole: 1, read: (from, at) => from.getFloat32(at, true) },
};

/** Points of one model that are looked at: furniture has fewer, and a damaged file may tell of any number. */
const mostPoints = 5_000_000;

/** Calls back with every point of a mesh; with none where its bytes are not in the file. @returns how many points it has */
function eachPoint(
  { document: { accessors = [], bufferViews = [] }, data }: Model,
  accessor: number,
  take: (x: number, y: number, z: number) => void,
): number {
  const found = accessors[accessor];
  const view = bufferViews[found?.bufferView ?? -1];
  const kind = coordinates[found?.componentType ?? 0];
  if (!found || !view || !kind || found.count > mostPoints) return found?.count ?? 0;
  const step = view.byteStride ?? kind.bytes * 3;
  const start = (view.byteOffset ?? 0) + (found.byteOffset ?? 0);
  if (start + step * (found.count - 1) + kind.bytes * 3 > data.byteLength) return 0;
  const bytes = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const whole = found.normalized ? kind.whole : 1;
  for (let at = start, left = found.count; left > 0; at += step, left -= 1)
    take(
      kind.read(bytes, at) / whole,
      kind.read(bytes, at + kind.bytes) / whole,
      kind.read(bytes, at + 2 * kind.bytes) / whole,
    );
  return found.count;
}

const times = (a: Matrix, b: Matrix): Matrix =>
  same.map((_, at) => {
    const [column, row] = [Math.floor(at / 4) * 4, at % 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[k * 4 + row] ?? 0) * (b[column + k] ?? 0), 0);
  });

function matrixOf({ matrix, translation, rotation, scale }: NonNullable<ModelDocument['nodes']>[number]): Matrix {
  if (matrix?.length === 16) return matrix;
  const [x = 0, y = 0, z = 0, w = 1] = rotation ?? [];
  const [a = 1, b = 1, c = 1] = scale ?? [];
  const [tx = 0, ty = 0, tz = 0] = translation ?? [];
  return [
    (1 - 2 * (y * y + z * z)) * a,
    2 * (x * y + z * w) * a,
    2 * (x * z - y * w) * a,
    0,
    2 * (x * y - z * w) * b,
    (1 - 2 * (x * x + z * z)) * b,
    2 * (y * z + x * w) * b,
    0,
    2 * (x * z + y * w) * c,
    2 * (y * z - x * w) * c,
    (1 - 2 * (x * x + y * y)) * c,
    0,
    tx,
    ty,
    tz,
    1,
  ];
}

/** The box around all points of a 3D model as its scene shows them; null where it has none, or is not as glTF wants it. */
export function boxOfModel(model: Model): ModelBox | null {
  try {
    return boxOf(model);
  } catch {
    // a document may have anything anywhere: it came as JSON from a file
    return null;
  }
}

function boxOf(model: Model): ModelBox | null {
  const { scene = 0, scenes = [], nodes = [], meshes = [] } = model.document;
  const min: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // nodes are trees: one that is met again leads in a circle, or to more ways than can be walked
  const met = new Set<number>();
  let points = 0;
  const visit = (at: number, above: Matrix): void => {
    const node = nodes[at];
    if (!node || met.has(at)) return;
    met.add(at);
    const matrix = times(above, matrixOf(node));
    const along = (axis: 0 | 1 | 2, x: number, y: number, z: number) => {
      const [a = 0, b = 0, c = 0, d = 0] = [matrix[axis], matrix[4 + axis], matrix[8 + axis], matrix[12 + axis]];
      const value = a * x + b * y + c * z + d;
      min[axis] = Math.min(min[axis], value);
      max[axis] = Math.max(max[axis], value);
    };
    for (const { attributes } of meshes[node.mesh ?? -1]?.primitives ?? []) {
      if (points > mostPoints) return;
      points += eachPoint(model, attributes.POSITION ?? -1, (x, y, z) => {
        along(0, x, y, z);
        along(1, x, y, z);
        along(2, x, y, z);
      });
    }
    for (const child of node.children ?? []) visit(child, matrix);
  };
  for (const root of scenes[scene]?.nodes ?? []) visit(root, same);
  return points <= mostPoints && [...min, ...max].every(Number.isFinite) ? { min, max } : null;
}

/** A binary glTF 2.0 file in its two parts; null for anything else, or one that was cut. */
export function readModel(bytes: Uint8Array): Model | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [glTF, json] = [0x46546c67, 0x4e4f534a];
  if (bytes.length < 20 || view.getUint32(0, true) !== glTF || view.getUint32(4, true) !== 2) return null;
  const length = view.getUint32(12, true);
  if (view.getUint32(8, true) !== bytes.length || view.getUint32(16, true) !== json || 20 + length > bytes.length)
    return null;
  try {
    const document: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
    if (typeof document !== 'object' || document === null) return null;
    return { document, data: bytes.subarray(Math.min(bytes.length, 28 + length)) };
  } catch {
    return null;
  }
}
