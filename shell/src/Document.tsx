import { hydrationRegion, useSearchParams } from '@actual/shell-contract';
import { preloads as fontPreloads } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { useAtDesk } from './frame/use-at-desk';
import { stylesheetId, usePage } from './page-context';
import { pageLanguage } from './translated-page';

/** The whole document, rendered and hydrated by React, so that pages may put titles and metadata into the head. */
export const Document = ({ children }: { children: ReactNode }) => {
  const { brand, nonce, stylesheet, themeColor } = usePage();
  const [search] = useSearchParams();
  // the desk has letters of its own
  const fonts = useAtDesk() ? [] : fontPreloads(brand);
  return (
    <html lang={pageLanguage} {...hydrationRegion} data-boundaries={search.get('boundaries') === '1' ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        {/* where styled-components looks for it */}
        <meta name="sc-nonce" content={nonce} suppressHydrationWarning />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <style id={stylesheetId} nonce={nonce} suppressHydrationWarning>
          {stylesheet}
        </style>
      </head>
      <body>{children}</body>
    </html>
  );
};
