import type { ProductList } from '@actual/contracts';
import { useSearchParams } from '@actual/shell-contract';
import { LoadMore, ProductGrid, ProductGridItem } from '@actual/ui';
import { useCallback, useRef } from 'react';
import { Card } from '../shared/Card';
import { pageAddress } from './listing-url';

interface ListingProductsProps {
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

/** The cards, and the end of the list that loads the next page when it comes near; a link to it without script. */
export function ListingProducts({ pages, hasMore, busy, onMore }: ListingProductsProps) {
  const [search] = useSearchParams();
  const products = distinct(pages);
  const last = pages.at(-1);
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
  if (!last) return null;
  return (
    <>
      <ProductGrid label="Productos" withPanel>
        {products.map((product, at) => (
          <ProductGridItem key={product.id}>
            <Card
              product={product}
              priority={at < 2}
              heading="h2"
              buy
              sizes="(min-width: 1280px) 300px, (min-width: 721px) 33vw, 50vw"
            />
          </ProductGridItem>
        ))}
      </ProductGrid>
      <div ref={hasMore && !busy ? watch : undefined}>
        <LoadMore
          shown={products.length}
          total={last.total}
          word={last.pieces === undefined || last.pieces === last.total ? 'piezas' : 'modelos'}
          busy={busy}
          {...(hasMore ? { href: pageAddress(search, last.page + 1), onMore } : {})}
        />
      </div>
    </>
  );
}
