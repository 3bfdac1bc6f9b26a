import { useZipcode } from '@actual/shell-contract';
import { Button, Price, VisuallyHidden } from '@actual/ui';
import type { ReactNode } from 'react';
import { AddCompared } from './AddCompared';
import { ComparedHead } from './ComparedHead';
import type { ComparedProduct } from './compare-queries';
import { DiffersMark } from './DiffersMark';
import type { ComparisonRow } from './rows';
import { Grid, Scroll } from './table-styles';

interface ComparisonTableProps {
  products: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
  hrefWithout(id: string): string;
  onRemove(id: string): void;
}

const cellOf = ({ key, values }: ComparisonRow, { product }: ComparedProduct, at: number): ReactNode => {
  if (key === 'price')
    return (
      <Price
        size="m"
        price={product.DiscountPrice}
        before={product.priceBefore ?? undefined}
        discount={product.Discount || undefined}
      />
    );
  return (
    values[at] ?? (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>Sin dato</VisuallyHidden>
      </>
    )
  );
};

/** Products in columns, features in rows; a row with differences is marked, in words too. */
export function ComparisonTable({ products, rows, hrefWithout, onRemove }: ComparisonTableProps) {
  const zipcode = useZipcode();
  return (
    <Scroll role="region" aria-label="Tabla de comparación" tabIndex={0}>
      <Grid $columns={products.length}>
        <VisuallyHidden as="caption">Comparación de productos</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {products.map(({ product }) => (
              <ComparedHead key={product.id} product={product} without={hrefWithout(product.id)} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-differs={row.differs ? '' : undefined}>
              <th scope="row">
                {row.differs ? <DiffersMark /> : null}
                <span>{row.label}</span>
              </th>
              {products.map((one, at) => (
                <td key={one.product.id}>{cellOf(row, one, at)}</td>
              ))}
            </tr>
          ))}
          {zipcode.value ? null : (
            <tr data-noprint="">
              <th scope="row">Entrega</th>
              <td colSpan={products.length}>
                <Button variant="link" icon="truck" onClick={() => zipcode.ask()}>
                  Ingresar código postal
                </Button>
              </td>
            </tr>
          )}
          <tr data-noprint="">
            <th scope="row">
              <VisuallyHidden>Cotizar</VisuallyHidden>
            </th>
            {products.map(({ product }) => (
              <td key={product.id}>
                <AddCompared product={product} />
              </td>
            ))}
          </tr>
        </tbody>
      </Grid>
    </Scroll>
  );
}
