import { zoomWidth } from '@actual/contracts/facts/catalog/product-pictures';
import type { ReactEventHandler } from 'react';
import { styled } from 'styled-components';

const sizesMade = [300, 400, 600, 1000] as const;
const Img = styled.img`
  width: 100%;
  height: 100%;
  object-fit: var(--picture-fit);
  object-position: var(--picture-position);
`;
const Source = styled.picture`
  display: contents;
`;
const srcSet = (stem: string, ext: string, sizes: readonly number[] = sizesMade): string =>
  sizes.map((size) => `/pictures/${stem}-${size}.${ext} ${size}w`).join(', ');

export interface PictureProps {
  /** file without size and extension: 'sofa-bruma' */
  stem: string;
  /** empty when the words beside it say the same */
  alt: string;
  /** how wide it is shown, as in the sizes attribute */
  sizes: string;
  /** the page's largest picture: loaded at once */
  priority?: boolean;
  /** in the first window, but not its largest picture: loaded after that one, but not only when it comes near */
  seen?: boolean;
  width?: number;
  height?: number;
  className?: string;
  /** it is looked at closely: the width that no page asks for by itself may be loaded */
  close?: boolean;
  onError?: ReactEventHandler;
}

/** AVIF and WebP in four widths; reserves its place, loads when near the screen. */
export const Picture = ({
  stem,
  alt,
  sizes,
  priority,
  seen,
  width = 600,
  height = 600,
  className,
  close = false,
  onError,
}: PictureProps) => (
  <Source>
    <source
      type="image/avif"
      srcSet={srcSet(stem, 'avif', close ? [...sizesMade, zoomWidth] : sizesMade)}
      sizes={sizes}
    />
    <source type="image/webp" srcSet={srcSet(stem, 'webp')} sizes={sizes} />
    <Img
      className={className}
      onError={onError}
      src={`/pictures/${stem}-600.webp`}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      decoding="async"
      loading={priority || seen ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  </Source>
);
