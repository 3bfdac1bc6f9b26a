import { boxOfModel, type ModelDocument } from './model-box';

/** A triangle with corners at the origin, (1, 2, 0) and (0, 0, 3). */
const data = new Uint8Array(new Float32Array([0, 0, 0, 1, 2, 0, 0, 0, 3]).buffer);
const triangle: ModelDocument = {
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0, scale: [2, 1, 1] }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3 }],
  bufferViews: [{ byteLength: 36 }],
};
const boxWith = (changes: object) => boxOfModel({ document: { ...triangle, ...changes }, data });

test('the box of a model is around its points as its nodes place them', () => {
  expect(boxWith({})).toEqual({ min: [0, 0, 0], max: [2, 2, 3] });
});

test.each<[string, object]>([
  ['nodes that are no list', { nodes: 5 }],
  ['a scene of nothing', { scenes: null }],
  ['a mesh without primitives', { meshes: [{}] }],
  ['points before the file', { bufferViews: [{ byteLength: 36, byteOffset: -8 }] }],
  [
    'more points than any furniture has, all in one place',
    {
      accessors: [{ bufferView: 0, componentType: 5126, count: 2 ** 40 }],
      bufferViews: [{ byteLength: 36, byteStride: 0 }],
    },
  ],
])('finds no box, and throws nothing: %s', (_what, changes) => {
  expect(boxWith(changes)).toBeNull();
});

test('nodes that lead in circles, or to more ways than can be walked, end', () => {
  const doubling = Array.from({ length: 60 }, (_, at) => ({ mesh: 0, children: [at + 1, at + 1] }));
  expect(boxWith({ nodes: doubling })).toEqual({ min: [0, 0, 0], max: [1, 2, 3] });
  expect(boxWith({ nodes: [{ mesh: 0, children: [0] }] })).toEqual({ min: [0, 0, 0], max: [1, 2, 3] });
});
