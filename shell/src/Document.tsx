import { brandCss, preloads as fontPreloads } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from './page-context';

const boundaryCss =
  '[data-boundary]{display:contents}' +
  'html[data-boundaries] [data-boundary]>*{outline:2px dashed #d6336c;outline-offset:-2px}' +
  'html[data-boundaries] [data-boundary]::before{content:attr(data-boundary);font:600 11px/1.4 monospace;background:#d6336c;color:#fff;padding:0 4px;width:max-content;height:max-content}';

/** The whole document, rendered and hydrated by React, so that pages may put titles and metadata into the head. */
export const Document = ({ children }: { children: ReactNode }) => {
  const { brand, nonce, preloads } = usePage();
  const [search] = useSearchParams();
  return (
    <html lang="es-MX" data-boundaries={search.get('boundaries') === '1' ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.themeColour} />
        <meta name="sc-nonce" content={nonce} suppressHydrationWarning />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {fontPreloads(brand).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {preloads.map(({ href, integrity }) => (
          <link key={href} rel="preload" as="script" href={href} integrity={integrity} nonce={nonce} />
        ))}
        <style nonce={nonce} suppressHydrationWarning>
          {brandCss(brand) + boundaryCss}
        </style>
      </head>
      <body>{children}</body>
    </html>
  );
};
