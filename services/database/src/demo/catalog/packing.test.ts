import { packing } from '@actual/contracts/way-in/packing';
import { demoProducts } from './products';

const packed = demoProducts().flatMap((product) => (product.packing ? [{ ...product, packing: product.packing }] : []));
const volume = ({ width, depth, height }: { width: number; depth: number; height: number }) => width * depth * height;

test('the demo says of its pieces how they travel, in the shape of the contract', () => {
  expect(packed.length).toBeGreaterThan(demoProducts().length * 0.9);
  for (const { packing: one } of packed) expect(packing.safeParse(one).success).toBe(true);
});

test('parcels weigh a little more than the piece, and are no longer than it with its cardboard', () => {
  for (const {
    itemCode,
    design,
    dimensions,
    packing: { parcels },
  } of packed) {
    const weight = parcels.reduce((sum, { pieces, weightKg }) => sum + pieces * (weightKg ?? 0), 0);
    const longest = Math.max(...dimensions.filter(({ uom }) => uom === 'cm').map(({ value }) => value));
    expect([itemCode, weight / design.weightKg >= 1 && weight / design.weightKg < 1.3]).toEqual([itemCode, true]);
    for (const { width, depth, height } of parcels)
      expect([itemCode, Math.max(width, depth, height) <= longest + 5]).toEqual([itemCode, true]);
  }
});

test('a piece that comes whole fits its parcel without legs; one built at home comes flatter than it stands', () => {
  for (const {
    itemCode,
    dimensions,
    packing: { parcels, builtAtHome, bare },
  } of packed) {
    const size = (name: string) => dimensions.find((one) => one.name === name)?.value ?? 0;
    const stands = { width: size('Width'), depth: size('Depth') || size('Length'), height: size('Height') };
    const [first] = parcels;
    if (!first) throw new Error(`${itemCode} has no parcel`);
    if (builtAtHome)
      expect([itemCode, Math.min(first.width, first.depth, first.height) <= 14]).toEqual([itemCode, true]);
    else expect([itemCode, volume(first) > volume(bare ?? stands)]).toEqual([itemCode, true]);
    if (bare) expect([itemCode, bare.height < stands.height]).toEqual([itemCode, true]);
  }
});
