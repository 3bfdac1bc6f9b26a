import { useBrand } from '@actual/themes-contract';
import { Button } from '../../actions/Button';
import { IconButton } from '../../actions/IconButton';

export interface CardAddButtonProps {
  /** the product's name, so that ten equal buttons do not sound alike */
  name: string;
  busy?: boolean;
  onClick(): void;
}

/** The card's way to add: a plus on the tile, a button under the pointer, or nothing, as the brand has it. */
export const CardAddButton = ({ name, busy, onClick }: CardAddButtonProps) => {
  const { structure, voice } = useBrand();
  const label = `${voice.addToCart}: ${name}`;
  if (structure.cardAction === 'none') return null;
  if (structure.cardAction === 'plus')
    return (
      <IconButton variant="float" icon={busy ? 'clock' : 'plus'} label={label} onClick={onClick} aria-busy={busy} />
    );
  return (
    <Button variant="buy" size="s" block busy={busy ? 'Agregando' : false} aria-label={label} onClick={onClick}>
      {voice.addToCart}
    </Button>
  );
};
