import type { Product } from '@actual/contracts';
import { tintOf } from '@actual/contracts/facts/catalog/tints';
import { Link, useBrand } from '@actual/shell-contract';
import { Icon, ProductPicture, VisuallyHidden } from '@actual/ui';

interface ComparedHeadProps {
  product: Product;
  /** The comparison without this product. */
  without: string;
  onRemove(id: string): void;
}

/** The head of a column: picture and name lead to the product, and a link takes it out of the comparison. */
export function ComparedHead({ product, without, onRemove }: ComparedHeadProps) {
  const { structure } = useBrand();
  return (
    <th scope="col">
      <ProductPicture
        stem={product.picture}
        alt=""
        sizes="(min-width: 1024px) 240px, 150px"
        tint={structure.card === 'tint' ? tintOf(product) : undefined}
      />
      <Link to={product.url}>{product.Name}</Link>
      <Link to={without} data-noprint="" data-remove="" onClick={() => onRemove(product.id)}>
        <Icon name="close" size={16} />
        Quitar<VisuallyHidden>{` ${product.Name} de la comparación`}</VisuallyHidden>
      </Link>
    </th>
  );
}
