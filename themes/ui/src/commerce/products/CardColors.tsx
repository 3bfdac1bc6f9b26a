import { Anchor, type } from '@actual/themes-contract';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-inline: -4px;
  pointer-events: auto;
`;
/** The target is larger than its dot. */
const Link = styled(Anchor)`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 999px;
  &:focus-visible {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: -1px;
  }
`;
/** The color is the content, so a reader's own colors do not replace it; the edge says which one is shown. */
const Dot = styled.span<{ $color: string; $chosen: boolean }>`
  width: 16px;
  height: 16px;
  border-radius: var(--swatch-radius);
  background: ${({ $color }) => $color};
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.16);
  outline: ${({ $chosen }) => ($chosen ? '2px solid var(--c-selected)' : '1px solid transparent')};
  outline-offset: 2px;
  forced-color-adjust: none;
  ${Link}:hover & {
    outline-color: ${({ $chosen }) => ($chosen ? 'var(--c-selected)' : 'var(--c-control)')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    outline-color: ${({ $chosen }) => ($chosen ? 'Highlight' : 'Canvas')};
  }
`;
const More = styled.li`
  ${type('small')}
  color: var(--c-text-2);
  padding-inline: 4px;
`;

export interface CardColor {
  /** the product's id */
  id: string;
  /** in words, with the effect of choosing it: «Azul noche, $4,990» */
  label: string;
  /** CSS color */
  color: string;
  href: string;
}

interface CardColorsProps {
  /** the product's name */
  name: string;
  colors: readonly CardColor[];
  /** id of the one that the card shows */
  chosen: string;
  onChoose(id: string): void;
  /** how many others the product's page has */
  more?: number;
}

/** The colors of a model on its card: each shows its product in the card, and is a plain link to it without script. */
export const CardColors = ({ name, colors, chosen, onChoose, more = 0 }: CardColorsProps) => (
  <List aria-label={`Colores de ${name}`}>
    {colors.map(({ id, label, color, href }) => (
      <li key={id}>
        <Link
          href={href}
          aria-label={label}
          title={label}
          aria-current={id === chosen ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(id);
          }}
        >
          <Dot $color={color} $chosen={id === chosen} />
        </Link>
      </li>
    ))}
    {more > 0 ? <More>{`+${more}`}</More> : null}
  </List>
);
