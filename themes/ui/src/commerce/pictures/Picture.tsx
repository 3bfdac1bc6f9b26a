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
const srcSet = (base: string, stem: string, ext: string): string =>
  sizesMade.map((size) => `${base}/${stem}-${size}.${ext} ${size}w`).join(', ');

export interface PictureProps {
  /** file without size and extension: 'sofa-bruma' */
  stem: string;
  /** empty when the words beside it say the same */
  alt: string;
  /** how wide it is shown, as in the sizes attribute */
  sizes: string;
  /** the page's largest picture: loaded at once */
  priority?: boolean;
  width?: number;
  height?: number;
  base?: string;
  className?: string;
}

/** AVIF and WebP in four widths; reserves its place, loads when near the screen. */
export const Picture = ({
  stem,
  alt,
  sizes,
  priority,
  width = 600,
  height = 600,
  base = '/pictures',
  className,
}: PictureProps) => (
  <Source>
    <source type="image/avif" srcSet={srcSet(base, stem, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={srcSet(base, stem, 'webp')} sizes={sizes} />
    <Img
      className={className}
      src={`${base}/${stem}-600.webp`}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  </Source>
);
