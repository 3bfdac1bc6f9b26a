import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { useLocation } from '@actual/shell-contract';
import { Button, Icon, TextLink } from '@actual/ui';
import styled from 'styled-components';
import { useChosen } from './use-chosen';

const Corner = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-round);
  span {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    color: var(--c-text);
    background: var(--c-surface);
    border-radius: var(--radius-round);
  }
  &:hover span { color: var(--c-accent-strong); }
  &[aria-pressed='true'] span { color: var(--c-surface); background: var(--c-selected); outline: 1px solid transparent; }
  @media (scripting: none) { display: none; }
  /* a tile keeps its picture: under the pointer or the focus, and for fingers on the product's own page */
  &:not([aria-pressed='true']) {
    @media (hover: none) { display: none; }
    article:not(:hover, :focus-within) & { opacity: 0; }
  }
`;
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  @media (scripting: none) { display: none; }
`;

interface CompareToggleProps {
  product: { id: string; Name: string; picture: string };
  /** With words, on the product's own page; else a drawing in the corner of its card. */
  full?: boolean;
}

/** Chooses a product to be compared; a kiosk is nobody's, and keeps nothing. */
export function CompareToggle({ product: { id, Name: name, picture }, full = false }: CompareToggleProps) {
  const kiosk = isKiosk(useLocation());
  const { list, href, toggle } = useChosen();
  const pressed = list.some((one) => one.id === id);
  const press = () => toggle({ id, name, picture });
  if (kiosk) return null;
  if (!full)
    return (
      <Corner type="button" aria-pressed={pressed} aria-label={`Comparar: ${name}`} title="Comparar" onClick={press}>
        <span>
          <Icon name="compare" size={18} />
        </span>
      </Corner>
    );
  return (
    <Words>
      <Button variant="link" icon="compare" aria-pressed={pressed} onClick={press}>
        {pressed ? 'En tu comparación' : 'Comparar'}
      </Button>
      {pressed ? <TextLink href={href}>{`Ver comparación (${list.length})`}</TextLink> : null}
    </Words>
  );
}
