import { Link } from '@actual/shell-contract';
import { useBrand } from '@actual/themes-contract';
import { HeaderAction, Icon } from '@actual/ui';

/** A cart without its count: while checkout's own loads, and when it is away. */
export const CartFallback = () => {
  const { structure } = useBrand();
  return (
    <HeaderAction as={Link} to="/" $stacked={structure.header === 'strip-tabs'} aria-label={structure.cartWord}>
      <Icon name={structure.cartIcon} size={22} />
      <span data-word="">{structure.cartWord}</span>
    </HeaderAction>
  );
};
