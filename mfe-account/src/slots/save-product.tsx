import type { SaveProductProps } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { useSave } from '../guardados/use-save';

const Heart = styled.button`
  ${type('ui')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  color: var(--c-text);
  border-radius: var(--radius-round);
  &:hover {
    color: var(--c-accent-strong);
  }
  /* its drawing comes from another file, whose shapes take what their place has */
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  @media (scripting: none) {
    display: none;
  }
`;
/** Seen on whatever picture lies below. */
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  background: var(--c-surface);
  border-radius: var(--radius-round);
`;

/** The heart of a card, or «Guardar» on the product's own page. */
export const Component = ({ product, variant }: SaveProductProps) => {
  const { pressed, toggle } = useSave(product);
  if (variant === 'full')
    return (
      <Heart type="button" aria-pressed={pressed} onClick={toggle}>
        <Icon name="heart" />
        <span>{pressed ? 'Guardado' : 'Guardar'}</span>
      </Heart>
    );
  return (
    <Heart type="button" aria-pressed={pressed} aria-label={`Guardar: ${product.name}`} onClick={toggle}>
      <Disc>
        <Icon name="heart" size={18} />
      </Disc>
    </Heart>
  );
};
