import { PageContent } from '@actual/shell-contract/navigation';
import { BrandProvider, IconSheetProvider } from '@actual/themes-contract';
import type { ComponentType, ReactNode } from 'react';
import { Document } from './Document';
import { PageError } from './frame/PageError';
import { PageSkeleton } from './frame/PageSkeleton';
import { RouterAnchor } from './frame/RouterAnchor';
import { usePage } from './page-context';

/** The whole document: the brand, the frame, and the page. */
export function Root({ frame: Around }: { frame: ComponentType<{ children: ReactNode }> }) {
  const { brand, icons } = usePage();
  return (
    <Document>
      <BrandProvider brand={brand} link={RouterAnchor}>
        <IconSheetProvider value={icons}>
          <Around>
            <PageContent failed={(status) => <PageError status={status} />} skeleton={<PageSkeleton />} />
          </Around>
        </IconSheetProvider>
      </BrandProvider>
    </Document>
  );
}
