import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyPlan, planKinds } from '@actual/domain/room-plan/index';
import { boxOfModel, readModel } from '@actual/domain/room-plan/model-box';
import type { DrawnPiece } from '../drawn';
import { fittingModel, roomFile } from './room-file';
import { sceneWords } from './scene-words';
import { facesOf } from './shapes';
import { solidsOf } from './solids';
import { wallsIn } from './walls';

// a deck chair whose meshes are turned and whose points are whole numbers
const bytes = readFileSync(join(__dirname, '../../../../services/database/demo-assets/models/blendswap-cc-0-65.glb'));
const chair = {
  at: 0,
  kind: 'armchair',
  x: 1_000,
  y: 1_500,
  turn: 90,
  width: 710,
  depth: 1_260,
  height: 820,
  name: 'Tumbona',
  color: '#D9B88A',
  round: false,
  product: { id: 'tumbona' },
} as DrawnPiece;

const bare = { floor: null, wall: null };

const boxOf = (file: Uint8Array) => {
  const model = readModel(file);
  const box = model && boxOfModel(model);
  if (!box) throw new Error('no model');
  return {
    min: box.min.map((one) => Math.round(one * 100) / 100),
    max: box.max.map((one) => Math.round(one * 100) / 100),
  };
};

test('a room is a binary glTF file in meters, as large as its walls', () => {
  const closed = { ...emptyPlan, openings: [] };
  expect(boxOf(roomFile(closed, [], new Map(), bare))).toEqual({ min: [-2.5, 0, -2], max: [2.5, 2.4, 2] });
  const notch = { corner: 'lower-left', width: 2_000, depth: 1_000 } as const;
  const el = roomFile({ ...closed, room: { ...emptyPlan.room, notch } }, [], new Map(), bare);
  expect(boxOf(el)).toEqual({ min: [-2.5, 0, -2], max: [2.5, 2.4, 2] });
});

test('a door stands open to the side that the plan says, and a window lets see through its wall', () => {
  const room = { width: 3_000, depth: 3_000, height: 2_400, notch: null };
  const door = { kind: 'door', wall: 0, at: 500, width: 1_000, hinge: 'start' } as const;
  const placer = (x: number, y: number) => [x / 1_000, y / 1_000] as const;
  for (const opens of ['in', 'out'] as const) {
    const { leaves, panes } = wallsIn(room, [{ ...door, opens }], placer);
    const [leaf] = leaves;
    if (!leaf) throw new Error('no leaf');
    // its lock, of which the wall is at z = 0 and the room at z > 0
    const z = leaf.at[2] - Math.sin(leaf.angle) * 0.88;
    expect(Math.sign(z)).toBe(opens === 'in' ? 1 : -1);
    expect(leaf.at[0] + Math.cos(leaf.angle) * 0.88).toBeLessThan(1);
    expect(panes).toEqual([]);
  }
  expect(wallsIn(room, [{ kind: 'window', wall: 0, at: 500, width: 1_000 }], placer).panes).toHaveLength(1);
});

test('what stands in the home already is white with lines at its edges; a product has its color and no lines', () => {
  const own = { ...chair, kind: 'shelf', name: 'Mi librero', color: null, product: null } as DrawnPiece;
  const lines = (pieces: readonly DrawnPiece[]) =>
    JSON.stringify(readModel(roomFile(emptyPlan, pieces, new Map(), bare))?.document).match(/"mode":1/g)?.length ?? 0;
  expect(lines([chair])).toBe(0);
  expect(lines([chair, own, own])).toBe(2);
  expect(sceneWords(emptyPlan, [chair, own, own])).toBe(
    'Tu cuarto en 3D, de 5.00\u00a0m por 4.00\u00a0m, con 1 puerta; 1 ventana; 1 pieza de la tienda: Tumbona; lo que ya tienes: Mi librero (2).',
  );
});

test.each(planKinds)('a piece of kind %s without a model has exactly its own size', (kind) => {
  for (const size of [
    [2, 0.8, 0.9],
    [0.4, 0.5, 0.3],
    [1.2, 1.9, 0.35],
  ] as const) {
    const points = solidsOf(kind, size).flatMap(facesOf).flat();
    const reach = [0, 1, 2].map(
      (axis) => Math.max(...points.map((one) => one[axis] ?? 0)) - Math.min(...points.map((one) => one[axis] ?? 0)),
    );
    for (const axis of [0, 1, 2]) expect(reach[axis]).toBeLessThanOrEqual((size[axis] ?? 0) + 1e-9);
    expect(reach[1]).toBeCloseTo(size[1], 5);
  }
});

test('a piece stands where the plan has it, turned, as its own model or as boxes of its kind', () => {
  const small = { ...emptyPlan, room: { ...emptyPlan.room, width: 2_000, depth: 3_000 }, openings: [] };
  const model = fittingModel(bytes, chair);
  if (!model) throw new Error('no model');
  for (const models of [new Map([['tumbona', model]]), new Map()]) {
    const box = boxOf(roomFile(small, [{ ...chair, x: 5_000 }], models, bare));
    // 4 m right of the middle, turned: 126 cm across
    expect(box.max[0]).toBeCloseTo(4.63, 1);
    expect(box.min[0]).toBe(-1);
  }
});

test('a file is not shown if it is no model, is cut, or is over a centimeter larger than its product', () => {
  expect(fittingModel(new TextEncoder().encode('<html>no model here</html>'), chair)).toBeNull();
  expect(fittingModel(bytes.subarray(0, 2_000), chair)).toBeNull();
  expect(fittingModel(bytes, { ...chair, height: 800 })).toBeNull();
});
