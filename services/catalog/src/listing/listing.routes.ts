import type { Site } from '@actual/contracts';
import { AppError, type Service } from '@actual/kit';
import { categoryOf } from '../category/read-category';
import type { CatalogDependencies } from '../dependencies';
import { findProductPage, listProducts } from './list-products';
import type { ListQuery } from './list-query';

const keyOf = (question: ListQuery, zone: string | null): string => {
  const { zipcodeDeliveryId: _id, keywords, ...rest } = question;
  // promised days change at a warehouse's cut-off, which is on a full hour
  const hour = zone === null ? '' : Math.floor(Date.now() / 3_600_000);
  return JSON.stringify([
    zone,
    hour,
    keywords?.trim().toLowerCase(),
    Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
};

/** @throws {AppError} where a day is asked for, but not to where, or to where nothing is delivered */
function assertDays({ deliveryBefore, zipcodeDeliveryId }: ListQuery, zone: string | null): void {
  if (deliveryBefore === undefined || zone !== null) return;
  if (zipcodeDeliveryId) throw new AppError('zipcode_out_of_coverage');
  const message = 'deliveryBefore needs a postal code';
  throw new AppError('invalid_input', message, [{ field: 'zipcodeDeliveryId', message }]);
}

/** @throws {AppError} when a call asks for products that fit through an access but does not say which access */
function assertWayIn({ comesIn, wayIn }: ListQuery): void {
  if (!comesIn || wayIn !== undefined) return;
  const message = 'comesIn needs a way in';
  throw new AppError('invalid_input', message, [{ field: 'wayIn', message }]);
}

/** Lists and searches are one thing asked in several ways. */
export function listingRoutes(service: Service, { live, cards, zones }: CatalogDependencies): void {
  const answer = async (
    site: Site,
    question: ListQuery,
    [name, make]: readonly [string, typeof listProducts] = ['list', listProducts],
  ) => {
    const view = await live.current();
    const zone = question.zipcodeDeliveryId ? await zones.zoneOf(view.index, question.zipcodeDeliveryId) : null;
    assertDays(question, zone);
    assertWayIn(question);
    return view.replies.getSerialized(`${name} ${site} ${keyOf(question, zone)}`, () => {
      const deliveries = zone === null ? null : view.deliveriesTo(zone);
      return make({ cards, view, site, deliveries }, question);
    });
  };
  service
    .implement('POST /product/searchbyfilters/', ({ site, body }) => answer(site, body))
    .implement('POST /product/search/', ({ site, body }) => answer(site, body))
    .implement('POST /product/advancedsearch/', ({ site, body }) => answer(site, body))
    .implement('POST /ProductSearch/searchByCategory', async ({ site, body }) => {
      categoryOf(await live.current(), body.category);
      return answer(site, body);
    })
    .implement('POST /product/find/{page}', ({ site, params, body: { term, ...question } }) =>
      answer(site, { ...question, keywords: question.keywords ?? term, page: params.page }, ['find', findProductPage]),
    );
}
