import type { RestockProps } from '@actual/shell-contract';
import { Disclosure } from '@actual/ui';
import { RestockForm } from '../restock/RestockForm';

/** Below the choices of a product: lets a visitor ask for a mail when a sold-out one is back. */
export const Component = ({ variants }: RestockProps) => {
  const soldOut = variants
    .filter(({ Available }) => Available === 0)
    .map(({ id, Name, size, U_COLOR }) => ({ id, label: [U_COLOR, size].filter(Boolean).join(', ') || Name }));
  if (soldOut.length === 0) return null;
  const [only] = soldOut;
  return (
    <Disclosure title={soldOut.length === 1 ? `Avísame cuando haya: ${only?.label}` : 'Avísame cuando haya lo agotado'}>
      <RestockForm products={soldOut} />
    </Disclosure>
  );
};
