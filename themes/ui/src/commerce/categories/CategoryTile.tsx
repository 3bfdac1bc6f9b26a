import { Anchor, from, type, useBrand } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ProductPicture, type Tint, tintGround } from '../pictures/ProductPicture';
import { pieces } from '../prices/format';
import { blockShape } from '../products/block-shapes';
import { ChildTile } from './ChildTile';

const Hairline = css`
  display: grid;
  align-content: space-between;
  gap: 12px;
  height: 100%;
  padding: 24px 16px 20px;
  > span:first-child {
    background: transparent;
  }
`;
/** The name stands on the tile, the piece below it in the lower right corner: however long a name is, the two never meet. */
const OnTile = css`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 4px;
  overflow: hidden;
  height: 100%;
  padding: 16px 0 0 16px;
  border-radius: var(--radius-tile);
  > span:first-child {
    order: 1;
    justify-self: end;
    width: min(78%, 148px);
    background: transparent;
    border-radius: 0;
  }
  > span:last-child {
    padding: 0 16px 0 0;
  }
`;
const Tile = styled(Anchor)<{
  $look: 'hairline' | 'tile' | 'shapes';
  $shape: number;
  $ground: Tint | undefined;
}>`
  display: block;
  ${({ $look }) => ($look === 'hairline' ? Hairline : '')}
  ${({ $look }) => ($look === 'tile' ? OnTile : '')}
  ${({ $look, $ground }) => ($look === 'tile' ? `background: ${tintGround($ground)};` : '')}
  > span:first-child {
    ${({ $look, $shape }) => ($look === 'shapes' ? `border-radius: ${blockShape($shape)};` : '')}
    transition: box-shadow var(--base) var(--ease);
  }
  ${({ $look }) => ($look === 'shapes' ? 'text-align: center;' : '')}
  @media (hover: hover) {
    &:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.22em;
    }
  }
`;
const Words = styled.span`
  display: block;
  padding-top: 12px;
`;
const Name = styled.strong<{ $quiet: boolean }>`
  ${({ $quiet }) => type($quiet ? 'name' : 'h4')}
  display: block;
  overflow-wrap: anywhere;
`;
const Pieces = styled.span`
  ${type('small')}
  color: var(--c-text-2);
`;

export interface CategoryTileProps {
  href: string;
  /** picture stem */
  picture: string;
  name: string;
  count?: number;
  tint?: Tint;
  /** which block shape, where the brand has them */
  shape?: number;
  seen?: boolean;
  /** child tiles on listing pages: low, as the brand draws them */
  child?: boolean;
}

/** A door to a category: a framed cell, a colored tile or a block shape. */
export const CategoryTile = ({ href, picture, name, count, tint, shape = 0, seen, child }: CategoryTileProps) => {
  const { structure } = useBrand();
  const look = structure.categories;
  if (child) {
    return <ChildTile href={href} picture={picture} name={name} count={count} tint={tint} shape={shape} seen={seen} />;
  }
  const ground = tint ?? (look === 'shapes' || look === 'tile' ? (((shape % 4) + 1) as Tint) : undefined);
  return (
    <Tile href={href} $look={look} $shape={shape} $ground={ground}>
      <ProductPicture stem={picture} alt="" sizes="(min-width: 1024px) 220px, 45vw" seen={seen} tint={ground} />
      <Words>
        <Name $quiet={look === 'hairline'}>{name}</Name>
        {count === undefined ? null : <Pieces>{pieces(count)}</Pieces>}
      </Words>
    </Tile>
  );
};

const List = styled.ul<{ $look: string }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ $look }) => ($look === 'hairline' ? '0' : 'var(--gap-card)')};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(${({ $look }) => ($look === 'tile' ? 5 : 6)}, minmax(0, 1fr));
  }
  ${({ $look }) =>
    $look === 'hairline'
      ? css`
          > li {
            border-bottom: 1px solid var(--c-line);
            border-right: 1px solid var(--c-line);
          }
          > li:nth-child(2n) {
            border-right: 0;
          }
          ${from.tablet} {
            > li:nth-child(2n) {
              border-right: 1px solid var(--c-line);
            }
            > li:nth-child(3n) {
              border-right: 0;
            }
          }
          ${from.desktop} {
            > li:nth-child(3n) {
              border-right: 1px solid var(--c-line);
            }
            > li:nth-child(6n) {
              border-right: 0;
            }
          }
        `
      : ''}
`;

/** The row of category doors; children are <li>. */
export const CategoryGrid = ({ children }: { children: ReactNode }) => {
  const { structure } = useBrand();
  return (
    <List aria-label="Categorías" $look={structure.categories}>
      {children}
    </List>
  );
};
