import type { StorefrontContent } from '@actual/contracts';
import type { StorefrontKind } from '@actual/contracts/facts/catalog/storefront';
import { banners } from './banners';
import { categories } from './categories';
import { closedDays } from './closed-days';
import { company } from './company';
import { deliveryText } from './delivery-text';
import { extraCost } from './extra-cost';
import type { Kind } from './kind';
import { packages } from './packages';
import { promotions } from './promotions';
import { rooms } from './rooms';
import { shops } from './shops';
import { texts } from './texts';
import { warehouses } from './warehouses';

/** Every kind of content that staff edit. */
export const kinds: Readonly<Record<StorefrontKind, Kind<StorefrontContent>>> = {
  banners,
  promotions,
  packages,
  rooms,
  'delivery-text': deliveryText,
  warehouses,
  'closed-days': closedDays,
  'extra-cost': extraCost,
  company,
  shops,
  categories,
  texts,
};
