import type { Model } from '@actual/domain/room-plan/model-box';
import { normalOf, type Quad, type Vector } from './shapes';

/** A part of a glTF document, as JSON. */
export type Json = Record<string, unknown>;
/** Parts of a document that stand in lists and point at each other by number. */
const lists = ['bufferViews', 'accessors', 'images', 'samplers', 'textures', 'materials', 'meshes'] as const;
type List = (typeof lists)[number];
type Offsets = Record<List, number>;

/** In which list a number of such a name points. */
const pointsInto: Readonly<Record<string, List>> = {
  bufferView: 'bufferViews',
  indices: 'accessors',
  source: 'images',
  sampler: 'samplers',
  material: 'materials',
  mesh: 'meshes',
};

/** A copy whose numbers point behind what is there already. */
function shifted(value: unknown, name: string, above: string, by: Offsets): unknown {
  if (typeof value === 'number') {
    if (above === 'attributes' || above === 'targets') return value + by.accessors;
    if (name === 'index' && /texture$/i.test(above)) return value + by.textures;
    const list = pointsInto[name];
    return list ? value + by[list] : value;
  }
  if (Array.isArray(value)) return value.map((one) => shifted(one, '', name, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shifted(one, key, name || above, by)]));
}

const four = (length: number): number => Math.ceil(length / 4) * 4;
const listOf = (document: object, name: string): Json[] => {
  const found: unknown = Reflect.get(document, name);
  return Array.isArray(found) ? found : [];
};

interface MaterialParts {
  readonly roughness?: number;
  readonly alpha?: number;
  readonly picture?: number | undefined;
  readonly glow?: readonly [number, number, number];
}

/** One binary glTF file put together of meshes and of other files. */
export class GlbFile {
  private readonly document: Record<List | 'nodes', Json[]> = {
    bufferViews: [],
    accessors: [],
    images: [],
    samplers: [],
    textures: [],
    materials: [],
    meshes: [],
    nodes: [],
  };
  private readonly roots: number[] = [];
  private readonly parts: Uint8Array[] = [];
  private length = 0;
  private readonly used = new Set<string>();
  private readonly required = new Set<string>();

  private append(bytes: Uint8Array): number {
    const at = this.length;
    const padded = new Uint8Array(four(bytes.length));
    padded.set(bytes);
    this.parts.push(padded);
    this.length += padded.length;
    return at;
  }

  /** @returns a function that shows the model as often as wanted: where it stands, and how it is moved before that */
  model({ document, data }: Model): (place: Json, moved: Json) => void {
    const { document: own } = this;
    const base = this.append(data);
    const by = Object.fromEntries(lists.map((name) => [name, own[name].length])) as Offsets;
    for (const name of lists)
      for (const one of listOf(document, name)) {
        const copy = shifted(one, '', name === 'textures' ? 'textures' : '', by) as Json;
        if (name === 'bufferViews') copy.byteOffset = Number(copy.byteOffset ?? 0) + base;
        own[name].push(name === 'bufferViews' ? { ...copy, buffer: 0 } : copy);
      }
    for (const one of listOf(document, 'extensionsUsed')) this.used.add(String(one));
    for (const one of listOf(document, 'extensionsRequired')) this.required.add(String(one));
    const nodes = listOf(document, 'nodes');
    const scene = listOf(document, 'scenes')[Number(Reflect.get(document, 'scene') ?? 0)];
    const copyOf = (at: number, depth: number): number[] => {
      const node = nodes[at];
      if (!node || depth > 64) return [];
      const { mesh, children, matrix, translation, rotation, scale } = node;
      const below = Array.isArray(children) ? children.flatMap((child) => copyOf(Number(child), depth + 1)) : [];
      const shape = { matrix, translation, rotation, scale };
      const kept = Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined));
      if (typeof mesh === 'number') kept.mesh = mesh + by.meshes;
      return [this.node(below.length > 0 ? { ...kept, children: below } : kept)];
    };
    const roots = Array.isArray(scene?.nodes) ? scene.nodes : [];
    return (place, moved) => {
      const children = roots.flatMap((root) => copyOf(Number(root), 0));
      this.roots.push(this.node({ ...place, children: [this.node({ ...moved, children })] }));
    };
  }

  private node(node: Json): number {
    return this.document.nodes.push(node) - 1;
  }

  /** A JPEG file as what lies on a material; it is as wide and high as the faces' own coordinates say. */
  picture(bytes: Uint8Array): number {
    const { bufferViews, images, samplers, textures } = this.document;
    const bufferView = bufferViews.push({ buffer: 0, byteOffset: this.append(bytes), byteLength: bytes.length }) - 1;
    const source = images.push({ bufferView, mimeType: 'image/jpeg' }) - 1;
    const [clampToEdge, linear, linearMipmapLinear] = [33_071, 9_729, 9_987];
    const filters = { magFilter: linear, minFilter: linearMipmapLinear };
    const sampler = samplers.push({ ...filters, wrapS: clampToEdge, wrapT: clampToEdge }) - 1;
    return textures.push({ source, sampler }) - 1;
  }

  /**
   * A color in linear shares of light; `picture` is multiplied with it, below an `alpha` of 1 one sees through it, and
   * `glow` is light of its own.
   */
  material(
    color: readonly [number, number, number],
    { roughness = 0.9, alpha = 1, picture, glow }: MaterialParts = {},
  ): number {
    const pbrMetallicRoughness = {
      baseColorFactor: [...color, alpha],
      metallicFactor: 0,
      roughnessFactor: roughness,
      baseColorTexture: picture === undefined ? undefined : { index: picture },
    };
    const alphaMode = alpha < 1 ? 'BLEND' : undefined;
    return this.document.materials.push({ pbrMetallicRoughness, alphaMode, emissiveFactor: glow && [...glow] }) - 1;
  }

  /** Numbers of so many to a corner, as an accessor. */
  private floats(values: readonly (readonly number[])[], type: 'VEC2' | 'VEC3', bounds: Json = {}): number {
    const { bufferViews, accessors } = this.document;
    const bytes = new Uint8Array(new Float32Array(values.flat()).buffer);
    const bufferView = bufferViews.push({ buffer: 0, byteOffset: this.append(bytes), byteLength: bytes.length }) - 1;
    return accessors.push({ bufferView, componentType: 5126, count: values.length, type, ...bounds }) - 1;
  }

  private positions(points: readonly Vector[]): number {
    const end = (choose: (one: number, other: number) => number) =>
      [0, 1, 2].map((axis) => points.map((one) => one[axis] ?? 0).reduce(choose));
    return this.floats(points, 'VEC3', { min: end(Math.min), max: end(Math.max) });
  }

  private mesh(primitive: Json, above: Json): void {
    this.roots.push(this.node({ ...above, mesh: this.document.meshes.push({ primitives: [primitive] }) - 1 }));
  }

  /**
   * Flat faces below a node; `onPicture` says which point of the material's picture a corner shows, from its upper left
   * corner.
   */
  faces(
    quads: readonly Quad[],
    material: number,
    above: Json = {},
    onPicture?: (corner: Vector) => readonly [number, number],
  ): void {
    if (quads.length === 0) return;
    const { bufferViews, accessors } = this.document;
    const points = quads.flat();
    const NORMAL = this.floats(
      quads.flatMap((quad) => Array<Vector>(4).fill(normalOf(quad))),
      'VEC3',
    );
    const order = quads.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * 4 + corner));
    const bytes = new Uint8Array(new Uint32Array(order).buffer);
    const bufferView = bufferViews.push({ buffer: 0, byteOffset: this.append(bytes), byteLength: bytes.length }) - 1;
    const indices = accessors.push({ bufferView, componentType: 5125, count: order.length, type: 'SCALAR' }) - 1;
    const shown = onPicture ? { TEXCOORD_0: this.floats(points.map(onPicture), 'VEC2') } : {};
    const attributes = { POSITION: this.positions(points), NORMAL, ...shown };
    this.mesh({ attributes, indices, material }, above);
  }

  /** Thin lines below a node. */
  lines(lines: readonly (readonly [Vector, Vector])[], material: number, above: Json = {}): void {
    if (lines.length > 0)
      this.mesh({ attributes: { POSITION: this.positions(lines.flat()) }, material, mode: 1 }, above);
  }

  /** The file. */
  bytes(): Uint8Array<ArrayBuffer> {
    const filled = Object.entries(this.document).filter(([, list]) => list.length > 0);
    const document = {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: this.roots }],
      ...Object.fromEntries(filled),
      buffers: [{ byteLength: this.length }],
      extensionsUsed: this.used.size > 0 ? [...this.used] : undefined,
      extensionsRequired: this.required.size > 0 ? [...this.required] : undefined,
    };
    const text = new TextEncoder().encode(JSON.stringify(document));
    const json = four(text.length);
    const file = new Uint8Array(28 + json + this.length).fill(0x20, 20, 20 + json);
    const view = new DataView(file.buffer);
    [0x46546c67, 2, file.length, json, 0x4e4f534a].forEach((word, at) => {
      view.setUint32(at * 4, word, true);
    });
    file.set(text, 20);
    view.setUint32(20 + json, this.length, true);
    view.setUint32(24 + json, 0x004e4942, true);
    let at = 28 + json;
    for (const part of this.parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }
}
