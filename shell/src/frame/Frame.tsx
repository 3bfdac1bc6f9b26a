import { GlobalStyle } from '@actual/ui';
import { type ReactNode, Suspense } from 'react';
import { ScrollRestoration, useMatches } from 'react-router-dom';
import { ownerOfId } from '../remotes/route-ids';

/** Header, page, footer. The page has its own Suspense: its HTML stays while its code is on the way. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const matches = useMatches();
  const owner = ownerOfId(matches.at(-1)?.id) ?? 'shell';
  return (
    <>
      <GlobalStyle />
      <header>cabecera</header>
      <main id="contenido" tabIndex={-1}>
        <Suspense fallback={null}>
          <div data-boundary={owner}>{children}</div>
        </Suspense>
      </main>
      <footer>pie</footer>
      <ScrollRestoration />
    </>
  );
};
