import type { customBrand, productColor, productLine, Site } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { societyName } from '@actual/contracts/facts/company/brands';
import { societiesOf } from '@actual/domain';
import type { z } from 'zod';
import type { View } from '../live/view';
import { countBoth, emptyBits, intersection } from '../product-index/bits';
import type { IndexedFilter } from '../product-index/product-index';

/** Values of a filter that the list has, with how many products have them. */
const countedValues = (list: Uint32Array, { values }: Pick<IndexedFilter, 'values'>) =>
  [...values.values()].flatMap(({ handle, name, code, bits }) => {
    const count = countBoth(list, bits);
    return count > 0 ? [{ Handle: handle, Name: name, Code: code, count }] : [];
  });

/** Filters of a site's products, or of one of its categories, in the panel's order. An unknown category has none. */
export function readFilters(view: View, site: Site, category: string | undefined): Reply<'POST /productfilter/list/'> {
  const { index } = view;
  const members = category === undefined ? undefined : index.categories.get(category)?.bits;
  const within = category === undefined ? [] : [members ?? emptyBits(index.size)];
  const list = intersection(view.listed(site), ...within);
  const idOf = new Map([...index.valuesById].map(([id, value]) => [value, id]));
  return index.filters
    .map((filter) => ({ ...filter, counted: countedValues(list, filter) }))
    .filter(({ counted }) => counted.length > 0)
    .map(({ id, handle, name, counted }, customOrder) => ({
      id,
      Handle: handle,
      Name: name,
      customOrder,
      Values: counted.map((value) => ({ id: idOf.get(`${handle}:${value.Handle}`) ?? '', ...value, selected: false })),
    }));
}

/** Brands of the site's products, by name. */
export const readBrands = (view: View, site: Site): z.output<typeof customBrand>[] =>
  countedValues(view.listed(site), view.index.brands).map(({ Handle, Name, count }) => ({
    id: Handle,
    Name,
    productCount: count,
  }));

/** The society of each brand with the number of its products on the site. */
export const readLines = (view: View, site: Site): z.output<typeof productLine>[] =>
  societiesOf(site).map((code) => ({
    Code: code,
    Name: societyName(code),
    productCount: countBoth(view.listed(site), view.index.societies.get(code) ?? emptyBits(0)),
  }));

/** Colors of the site's products, by name. */
export const readColors = (view: View, site: Site): z.output<typeof productColor>[] =>
  view.index.filters
    .filter(({ handle }) => handle === 'color')
    .flatMap((filter) => countedValues(view.listed(site), filter))
    .map(({ count, ...color }) => ({ ...color, productCount: count }));
