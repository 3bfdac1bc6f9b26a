import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizesOf } from '@actual/contracts/facts/catalog/measures';
import { boxOfModel, readModel } from '@actual/domain/room-plan/model-box';
import { demoProducts } from './catalog/products';

const folder = join(__dirname, '../../demo-assets/models');
const withModel = demoProducts().flatMap(({ itemCode, model, dimensions }) =>
  model ? [[itemCode, model.replace(/\.glb$/, ''), sizesOf(dimensions)] as const] : [],
);

test.each(withModel)('%s: its 3D model is as large as the catalog says, by a centimeter', (_code, model, sizes) => {
  const read = readModel(readFileSync(join(folder, `${model}.glb`)));
  const box = read && boxOfModel(read);
  if (!box) throw new Error('no box');
  const [width, height, depth] = box.max.map((end, axis) => (end - (box.min[axis] ?? 0)) * 100);
  for (const [is, told] of [
    [width, sizes.width],
    [height, sizes.height],
    [depth, sizes.depth],
  ])
    expect(Math.abs((is ?? 0) - (told ?? 0))).toBeLessThanOrEqual(1);
});
