import { societiesOf } from '@actual/contracts/facts/company/brands';
import type { DemoRows } from '../demo-rows';
import { demoId, slugOf } from '../ids';
import { type DemoPackage, PACKAGES } from './packages';
import { type DemoProduct, demoProducts } from './products';

export interface ResolvedPackage {
  readonly bundle: DemoPackage;
  readonly pieces: readonly { product: DemoProduct; quantity: number }[];
}

/** The packages with their products found. @throws {Error} when a piece is not sold by the package's site */
export function demoPackages(products: readonly DemoProduct[] = demoProducts()): ResolvedPackage[] {
  return PACKAGES.map((bundle) => {
    const sold = societiesOf(bundle.site);
    const pieces = bundle.pieces.map(([stem, quantity]) => {
      const product = products.find(
        (one) => one.pictures[0] === stem && !one.design.hidden && sold.includes(one.society),
      );
      if (!product) throw new Error(`package «${bundle.name}»: ${bundle.site} does not sell ${stem}`);
      return { product, quantity };
    });
    return { bundle, pieces };
  });
}

/** Rows of `package_password`, `package` and `package_product`. */
export function packageRows(packages: readonly ResolvedPackage[], passwordHash: string): DemoRows {
  const idOf = ({ bundle }: ResolvedPackage) => demoId('package', slugOf(bundle.name));
  const lock = { id: demoId('package password', 'demo'), hash: passwordHash, is_used: true };
  return [
    ['package_password', [lock]],
    [
      'package',
      packages.map((one, position) => ({
        id: idOf(one),
        name: one.bundle.name,
        picture: one.bundle.picture,
        is_public: !one.bundle.desarrollos,
        password_id: one.bundle.locked ? lock.id : null,
        site: one.bundle.site,
        position,
      })),
    ],
    [
      'package_product',
      packages.flatMap((one) =>
        one.pieces.map(({ product, quantity }) => ({ package_id: idOf(one), product_id: product.id, quantity })),
      ),
    ],
  ];
}
