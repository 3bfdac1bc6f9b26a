import { noPicture, whiteSuffix } from '@actual/contracts/facts/catalog/product-pictures';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { Picture, type PictureProps } from './Picture';

export type Tint = 0 | 1 | 2 | 3 | 4;
/** Ground of a tile: the brand's own, or one of its four tints. */
export const tintGround = (tint: Tint | undefined): string => (tint ? `var(--c-tint-${tint})` : 'var(--c-tile)');

const Tile = styled.span<{ $ratio: string; $ground: string; $faded: boolean }>`
  position: relative;
  display: block;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${({ $ground }) => $ground};
  border-radius: var(--radius-tile);
  overflow: hidden;
  isolation: isolate;
  img {
    position: absolute;
    inset: 0;
    padding: var(--picture-pad);
    mix-blend-mode: var(--picture-blend);
    scale: var(--picture-scale);
    opacity: ${({ $faded }) => ($faded ? 0.4 : 1)};
  }
`;

const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--c-text-2);
  svg {
    width: 28%;
    max-width: 96px;
    height: auto;
  }
`;

export interface ProductPictureProps extends Omit<PictureProps, 'className'> {
  /** CSS aspect-ratio */
  ratio?: string;
  tint?: Tint;
  /** sold out or ALERTA: the picture fades, the tile does not */
  faded?: boolean;
  /** address of the product's page, where the picture goes over to it, or from it */
  carried?: string;
  /** badge and buttons over the tile */
  children?: ReactNode;
}

/** A product's picture on the brand's tile, which is white where the photograph is: its edge shows nowhere. */
export const ProductPicture = ({
  ratio = '1 / 1',
  tint,
  faded = false,
  carried,
  children,
  ...picture
}: ProductPictureProps) => (
  <Tile
    data-carried={carried}
    $ratio={ratio}
    $ground={picture.stem.endsWith(whiteSuffix) ? '#fff' : tintGround(tint)}
    $faded={faded}
  >
    {picture.stem && picture.stem !== noPicture ? (
      <Picture {...picture} />
    ) : (
      <Missing role={picture.alt ? 'img' : undefined} aria-label={picture.alt ? `${picture.alt}, sin foto` : undefined}>
        <Icon name="box" size={96} />
      </Missing>
    )}
    {children}
  </Tile>
);

const Small = styled.span<{ $size: number }>`
  display: block;
  flex: none;
  width: ${({ $size }) => $size}px;
  > span {
    border-radius: var(--radius-thumb);
  }
`;

/** A small picture on its tile, `size` px square. */
export const Thumb = ({
  stem,
  alt = '',
  size = 64,
  faded,
}: {
  stem: string;
  alt?: string;
  size?: number;
  faded?: boolean;
}) => (
  <Small $size={size}>
    <ProductPicture stem={stem} alt={alt} sizes={`${size}px`} width={size} height={size} faded={faded} />
  </Small>
);
