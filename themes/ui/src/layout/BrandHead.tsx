import { type Brand, preloads } from '@actual/themes-contract';
import { brandCss } from '@actual/themes-contract/stylesheet';

/** What a document's head needs from the brand: variables and faces, font preloads, favicon, browser colour. */
export const BrandHead = ({ brand }: { brand: Brand }) => (
  <>
    <meta name="theme-color" content={brand.themeColour} />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    {preloads(brand).map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    ))}
    <style data-brand={brand.site}>{brandCss(brand)}</style>
  </>
);
