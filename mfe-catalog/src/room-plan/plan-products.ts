import type { Product, ProductCard } from '@actual/contracts';
import { sizesOf } from '@actual/contracts/facts/catalog/measures';
import { populatedFields } from '@actual/contracts/facts/catalog/populated-fields';
import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { isRound, kindOf, type PlanKind, type Size, type Wanted } from '@actual/domain/room-plan/index';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { PlacedPiece } from '../rooms/room-sum';

/** What a plan knows of a product. */
type PlannedProduct = ProductCard & Pick<Product, (typeof populatedFields)[number]>;

/** A product as a plan draws it. */
export interface PlanProduct {
  readonly product: PlannedProduct;
  readonly kind: PlanKind;
  readonly round: boolean;
  /** Millimeters; null where the store does not know all three. */
  readonly size: Size | null;
}

const mm = (cm: number): number => Math.round(cm * 10);

function planProductOf(product: PlannedProduct): PlanProduct {
  const { width, depth, height } = sizesOf(product.dimensions);
  const size = width && depth && height ? { width: mm(width), depth: mm(depth), height: mm(height) } : null;
  return { product, size, kind: kindOf(product), round: isRound(product) };
}

/** Products of a plan by their ids, in one call: as many as a plan may have; those that are sold no more are left out. */
export const planProductsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['plan-products', ids],
    queryFn: async ({ signal }): Promise<PlanProduct[]> => {
      if (ids.length === 0) return [];
      const asked = { ids: ids.slice(0, roomPlanLimits.products), populate_fields: [...populatedFields] };
      const cards = await api('POST /product/multiplefindbyids/', { body: asked }, { signal });
      return cards.map(({ dimensions = [], Categories = [], plans = [], model = null, ...card }) =>
        planProductOf({ ...card, dimensions, Categories, plans, model }),
      );
    },
    staleTime: 30_000,
  });

/** The first day on which as many as wanted of each product reach a postal code, by id; null where there is none. */
export const planDaysQuery = (api: ApiClient, wanted: readonly Wanted[], zipcodeDeliveryId: string) =>
  queryOptions({
    queryKey: ['plan-days', wanted, zipcodeDeliveryId],
    queryFn: async ({ signal }): Promise<Record<string, string | null>> => {
      const days = await api('POST /shipping/days', { body: { products: [...wanted], zipcodeDeliveryId } }, { signal });
      return Object.fromEntries(days.map(({ id, date }) => [id, date]));
    },
    staleTime: 15_000,
  });

/** The products of a plan as the pieces of a room, whose total and button know them; without days none is promised. */
export const piecesToBuy = (
  products: readonly PlanProduct[],
  wanted: readonly Wanted[],
  days: Readonly<Record<string, string | null>> | undefined,
): PlacedPiece[] =>
  products.flatMap(({ product }) => {
    const quantity = wanted.find(({ id }) => id === product.id)?.quantity ?? 0;
    if (quantity === 0) return [];
    const day = days?.[product.id] ?? null;
    const isEnough = product.Available >= quantity && (days === undefined || day !== null);
    const groupPrices = [1, 2, 3, 4, 5].map(
      (group) => product.plans.find((plan) => plan.group === group)?.total ?? product.Price,
    );
    const choice = { ...product, enoughStock: isEnough, groupPrices, deliveryDate: day };
    const piece = {
      id: product.id,
      name: product.Name,
      code: product.ItemCode,
      quantity,
      x: null,
      y: null,
      choices: [choice],
    };
    return [{ piece, choice, isIn: isEnough }];
  });

/** A product that can be put into the plan, as a list shows it. */
export interface Findable {
  readonly id: string;
  readonly name: string;
  /** Picture stem. */
  readonly picture: string;
  /** Pesos; null where the list does not know it. */
  readonly price: number | null;
}

/** Products for a term that is being typed. */
export const piecesFoundQuery = (api: ApiClient, term: string) =>
  queryOptions({
    queryKey: ['plan-found', term],
    queryFn: async ({ signal }): Promise<Findable[]> => {
      const { products } = await api('POST /product/search/', { body: { keywords: term, items: 8 } }, { signal });
      return products.map(({ id, Name, picture, DiscountPrice }) => ({
        id,
        name: Name,
        picture,
        price: DiscountPrice,
      }));
    },
    staleTime: 60_000,
  });

/** The lines of a quotation, or without one what this visitor saved. */
export const ownPiecesQuery = (api: ApiClient, quotation: string | null) =>
  queryOptions({
    queryKey: ['plan-own', quotation],
    queryFn: async ({ signal }): Promise<Findable[]> => {
      if (!quotation) {
        const saved = await api('GET /favorites', {}, { signal });
        return saved
          .filter(({ discontinued }) => !discontinued)
          .map(({ id, name, picture }) => ({ id, name, picture: picture ?? noPicture, price: null }));
      }
      const { Details } = await api('POST /quotation/findbyid/{id}', { params: { id: quotation } }, { signal });
      return Details.map(({ Product, unitPriceWithDiscountPg1 }) => ({
        id: Product.id,
        name: Product.Name,
        picture: Product.picture,
        price: unitPriceWithDiscountPg1,
      }));
    },
    staleTime: 5_000,
  });
