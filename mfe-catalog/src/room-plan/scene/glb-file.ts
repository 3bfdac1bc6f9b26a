import type { Model } from '@actual/domain/room-plan/model-box';

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

  material(color: readonly [number, number, number], roughness = 0.9): number {
    const pbrMetallicRoughness = { baseColorFactor: [...color, 1], metallicFactor: 0, roughnessFactor: roughness };
    return this.document.materials.push({ pbrMetallicRoughness }) - 1;
  }

  /** Flat faces of four corners each, counterclockwise from where they are seen, below a node. */
  faces(quads: readonly (readonly (readonly [number, number, number])[])[], material: number, above: Json = {}): void {
    if (quads.length === 0) return;
    const { bufferViews, accessors, meshes } = this.document;
    const points = quads.flat();
    const normals = quads.flatMap((quad) => {
      const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = quad;
      const [u, v] = [b.map((one, at) => one - (a[at] ?? 0)), c.map((one, at) => one - (a[at] ?? 0))];
      const cross = [0, 1, 2].map((axis) => {
        const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
        return (u[i] ?? 0) * (v[j] ?? 0) - (u[j] ?? 0) * (v[i] ?? 0);
      });
      const length = Math.hypot(...cross) || 1;
      return Array(4).fill(cross.map((one) => one / length)) as number[][];
    });
    const floats = (values: readonly (readonly number[])[], bounds: Json = {}): number => {
      const bytes = new Uint8Array(new Float32Array(values.flat()).buffer);
      const bufferView = bufferViews.push({ buffer: 0, byteOffset: this.append(bytes), byteLength: bytes.length }) - 1;
      return accessors.push({ bufferView, componentType: 5126, count: values.length, type: 'VEC3', ...bounds }) - 1;
    };
    const end = (choose: (...all: number[]) => number) =>
      [0, 1, 2].map((axis) => choose(...points.map((one) => one[axis] ?? 0)));
    const POSITION = floats(points, { min: end(Math.min), max: end(Math.max) });
    const NORMAL = floats(normals);
    const order = quads.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * 4 + corner));
    const bytes = new Uint8Array(new Uint32Array(order).buffer);
    const bufferView = bufferViews.push({ buffer: 0, byteOffset: this.append(bytes), byteLength: bytes.length }) - 1;
    const indices = accessors.push({ bufferView, componentType: 5125, count: order.length, type: 'SCALAR' }) - 1;
    const mesh = meshes.push({ primitives: [{ attributes: { POSITION, NORMAL }, indices, material }] }) - 1;
    this.roots.push(this.node({ ...above, mesh }));
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
      ...(this.used.size > 0 ? { extensionsUsed: [...this.used] } : {}),
      ...(this.required.size > 0 ? { extensionsRequired: [...this.required] } : {}),
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
