import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyPlan } from '@actual/domain/room-plan/index';
import { boxOfModel, readModel } from '@actual/domain/room-plan/model-box';
import type { DrawnPiece } from '../drawn';
import { fittingModel, roomFile } from './room-file';

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
  const file = roomFile(emptyPlan, [], new Map(), '#cccccc');
  expect(boxOf(file)).toEqual({ min: [-2.5, 0, -2], max: [2.5, 2.4, 2] });
  const notch = { corner: 'lower-left', width: 2_000, depth: 1_000 } as const;
  const el = roomFile({ ...emptyPlan, room: { ...emptyPlan.room, notch } }, [], new Map(), '');
  expect(boxOf(el)).toEqual({ min: [-2.5, 0, -2], max: [2.5, 2.4, 2] });
});

test('a piece stands where the plan has it, turned, as its own model or as boxes of its kind', () => {
  const small = { ...emptyPlan, room: { ...emptyPlan.room, width: 2_000, depth: 3_000 }, openings: [] };
  const model = fittingModel(bytes, chair);
  if (!model) throw new Error('no model');
  for (const models of [new Map([['tumbona', model]]), new Map()]) {
    const box = boxOf(roomFile(small, [{ ...chair, x: 5_000 }], models, ''));
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
