import type { Category, ModelCard, ProductCard, ProductList } from '@actual/contracts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { hydrateLazily, useSearchParams } from '@actual/shell-contract';
import { LoadMore, ProductGrid, ProductGridItem, ProductGridPanel } from '@actual/ui';
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { Card } from '../shared/Card';
import { pageAddress } from './listing-url';

/** Words and a link, which work as they came. */
const ListPanel = hydrateLazily(async () => (await import(/* webpackChunkName: "filters" */ './ListPanel')).ListPanel);

interface ListingProductsProps {
  /** The list's category, if it has one. */
  category: Category | undefined;
  pages: ProductList[];
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** One card per item code, however often the pages repeat it. */
function distinct(pages: ProductList[]) {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => page.products)
    .filter(({ id, ItemCode }) => {
      if (seen.has(id) || seen.has(ItemCode)) return false;
      seen.add(id).add(ItemCode);
      return true;
    });
}

/** Of a page of cards and all before it the product put forward after it: one that is not among them, nor was before. */
function featuredAfter(cards: readonly ModelCard[], featured: readonly ProductCard[]): ProductCard[] {
  const inOrder: ProductCard[] = [];
  for (let end = pageSize; end <= cards.length && inOrder.length < featured.length; end += pageSize) {
    const shown = new Set(
      cards.slice(0, end).flatMap(({ Name, variants = [] }) => [Name, ...variants.map((one) => one.Name)]),
    );
    const next = featured.find((one) => !shown.has(one.Name) && !inOrder.includes(one));
    if (!next) break;
    inOrder.push(next);
  }
  return inOrder;
}

/** The cards, with a panel after each ten while there is one, and the end of the list, which loads the next page. */
export function ListingProducts({ category, pages, hasMore, busy, onMore }: ListingProductsProps) {
  const [search] = useSearchParams();
  const products = distinct(pages);
  const last = pages.at(-1);
  const featured = featuredAfter(products, category?.FeaturedProducts ?? []);
  const more = useRef(onMore);
  more.current = onMore;
  const watch = useCallback((end: HTMLElement | null) => {
    if (!end) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '600px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  const focused = useRef<HTMLElement>(null);
  const before = useRef(0);
  const count = products.length;
  // the focused link goes with the last page, which no blur tells
  useLayoutEffect(() => {
    if (count > before.current)
      focused.current?.parentElement?.querySelectorAll<HTMLElement>('article h2 a')[before.current]?.focus();
    before.current = count;
  }, [count]);
  if (!last) return null;
  return (
    <>
      <ProductGrid label="Productos" withPanel>
        {products.map((product, at) => (
          <Fragment key={product.id}>
            <ProductGridItem>
              <Card
                product={product}
                priority={at < 2}
                heading="h2"
                buy
                sizes="(min-width: 1280px) 300px, (min-width: 721px) 33vw, 50vw"
              />
            </ProductGridItem>
            {(at + 1) % pageSize === 0 && at < pageSize * (featured.length + 1) ? (
              <ProductGridPanel>
                <ListPanel category={category?.Name} product={featured[Math.floor(at / pageSize)]} />
              </ProductGridPanel>
            ) : null}
          </Fragment>
        ))}
      </ProductGrid>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus of the link inside is heard here */}
      <div
        ref={hasMore && !busy ? watch : undefined}
        onFocus={(event) => {
          focused.current = event.currentTarget;
        }}
        onBlur={() => {
          focused.current = null;
        }}
      >
        <LoadMore
          shown={count}
          total={last.total}
          word={last.pieces === undefined || last.pieces === last.total ? 'piezas' : 'modelos'}
          busy={busy}
          href={hasMore ? pageAddress(search, last.page + 1) : undefined}
          onMore={hasMore ? onMore : undefined}
        />
      </div>
    </>
  );
}
