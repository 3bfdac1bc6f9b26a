import { Anchor, from, lowWindow, type, useBrand } from '@actual/themes-contract';
import { css, styled } from 'styled-components';
import { ProductPicture, type Tint } from '../pictures/ProductPicture';
import { pieces } from '../prices/format';
import { blockShape } from '../products/block-shapes';

const looks = {
  /** picture on its ground, name and count on one line beneath; beside it in a low window, for the first price to be seen */
  hairline: css`
    > span:first-child {
      aspect-ratio: auto;
      height: 104px;
      ${from.desktop} {
        height: 160px;
      }
    }
    > span:last-child {
      padding-top: 10px;
    }
    strong {
      margin-right: 6px;
    }
    ${lowWindow} {
      display: flex;
      align-items: center;
      gap: 16px;
      > span:first-child {
        flex: none;
        width: 96px;
        height: 72px;
      }
      > span:last-child {
        padding: 0;
      }
    }
  `,
  /** one low card: words at the left, picture at the right; on phones the picture stands above the words */
  tile: css`
    height: 100%;
    padding: 12px;
    background: var(--c-tile);
    border-radius: var(--radius-tile);
    > span:first-child {
      height: 68px;
      aspect-ratio: auto;
    }
    > span:last-child {
      padding-top: 8px;
    }
    small {
      display: block;
    }
    ${from.desktop} {
      display: flex;
      flex-direction: row-reverse;
      align-items: center;
      gap: 8px;
      padding: 10px 6px 10px 16px;
      > span:first-child {
        flex: none;
        width: 72px;
      }
      > span:last-child {
        flex: 1;
        min-width: 0;
        padding: 0;
      }
    }
  `,
  /** a block with the words under it; beside it where there is room */
  shapes: css`
    text-align: center;
    > span:first-child {
      width: 84px;
      margin-inline: auto;
    }
    > span:last-child {
      padding-top: 8px;
    }
    small {
      display: block;
    }
    ${from.desktop} {
      display: flex;
      align-items: center;
      gap: 8px;
      text-align: left;
      > span:first-child {
        flex: none;
        width: 52px;
        margin: 0;
      }
      > span:last-child {
        min-width: 0;
        padding: 0;
      }
    }
  `,
} as const;
const Door = styled(Anchor)<{ $look: keyof typeof looks; $shape: number }>`
  display: block;
  > span:first-child {
    ${({ $look, $shape }) => ($look === 'shapes' ? `border-radius: ${blockShape($shape)};` : '')}
  }
  > span:last-child {
    display: block;
  }
  strong {
    ${type('name')}
    ${({ $look }) => ($look === 'tile' ? 'font-weight: 600;' : '')}
    text-wrap: balance;
  }
  small {
    ${type('small')}
    color: var(--c-text-2);
  }
  ${({ $look }) => looks[$look]}
  @media (hover: hover) {
    &:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.22em;
    }
  }
`;

export interface ChildTileProps {
  href: string;
  /** picture stem */
  picture: string;
  name: string;
  count?: number;
  tint?: Tint;
  shape?: number;
  seen?: boolean;
}

/** A door to a child category above a list: low, so that the products stay in view. */
export const ChildTile = ({ href, picture, name, count, tint, shape = 0, seen }: ChildTileProps) => {
  const { structure } = useBrand();
  const look = structure.categories;
  return (
    <Door href={href} $look={look} $shape={shape}>
      <ProductPicture
        stem={picture}
        alt=""
        sizes={look === 'hairline' ? '(min-width: 1024px) 220px, 140px' : '100px'}
        seen={seen}
        tint={look === 'shapes' ? (tint ?? (((shape % 4) + 1) as Tint)) : undefined}
      />
      <span>
        <strong>{name}</strong>
        {count === undefined ? null : <small>{look === 'hairline' ? count : pieces(count)}</small>}
      </span>
    </Door>
  );
};

/** Child categories above a list: one row that scrolls on phones; children are <li>. */
export const ChildCategories = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 128px;
  gap: 12px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--margin));
  padding: 4px var(--margin);
  ${from.desktop} {
    grid-auto-columns: minmax(132px, 1fr);
    gap: var(--gap-card);
    margin-inline: -4px;
    padding-inline: 4px;
  }
`;
