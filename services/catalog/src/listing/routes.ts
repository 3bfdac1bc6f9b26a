import type { Site } from '@actual/contracts';
import type { Service } from '@actual/kit';
import { categoryOf } from '../category/read-category';
import type { CatalogDependencies } from '../dependencies';
import { findProductPage, listProducts } from './list-products';
import type { ListQuestion } from './selection';

const keyOf = (question: ListQuestion, zone: string | null): string => {
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

/** Lists and searches are one thing asked in several ways. */
export function listingRoutes(service: Service, { live, cards, zones }: CatalogDependencies): void {
  const answer = async (
    site: Site,
    question: ListQuestion,
    [name, make]: readonly [string, typeof listProducts] = ['list', listProducts],
  ) => {
    const view = await live.current();
    const zone = question.zipcodeDeliveryId ? await zones.zoneOf(view.catalogue, question.zipcodeDeliveryId) : null;
    return view.answers.written(`${name} ${site} ${keyOf(question, zone)}`, () => make(cards, view, site, question));
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
