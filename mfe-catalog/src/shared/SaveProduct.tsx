import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { Slot, useLocation } from '@actual/shell-contract';

interface SaveProps {
  product: { id: string; Name: string };
  variant?: 'full';
}

/** The account's way to save a product; a kiosk is nobody's, and saves nothing. */
export const SaveProduct = ({ product: { id, Name }, variant }: SaveProps) =>
  isKiosk(useLocation()) ? null : (
    <Slot name="account/save-product" product={{ id, name: Name }} variant={variant} broken={() => null} />
  );
