export interface ScenePictureProps {
  stem: string;
  /** as in the sizes attribute */
  sizes: string;
  /** the largest picture of the page: loaded at once */
  priority?: boolean;
  alt?: string;
  className?: string;
}
const srcSet = (stem: string, ext: string) =>
  [300, 600, 1000].map((w) => `/pictures/${stem}-${w}.${ext} ${w}w`).join(', ');

/** A picture with transparent ground for a brand's scene. */
export const ScenePicture = ({ stem, sizes, priority, alt = '', className }: ScenePictureProps) => (
  <picture className={className}>
    <source type="image/avif" srcSet={srcSet(stem, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={srcSet(stem, 'webp')} sizes={sizes} />
    <img
      src={`/pictures/${stem}-600.webp`}
      alt={alt}
      width={1000}
      height={1000}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  </picture>
);
