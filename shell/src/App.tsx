import { type ShellApi, ShellProvider, type SlotHost, SlotHostProvider } from '@actual/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { mediaInRules } from './media-in-rules';
import { PageContextProvider, type PageContextValue } from './page-context';

const stylisPlugins = [mediaInRules];

export interface AppProps {
  shell: ShellApi;
  slots: SlotHost;
  page: PageContextValue;
  /** The router's provider, which differs between server and browser. */
  children: ReactNode;
}

/** Everything around the router, the same on both sides. */
export const App = ({ shell, slots, page, children }: AppProps) => (
  <QueryClientProvider client={shell.queryClient}>
    <ShellProvider shell={shell}>
      <SlotHostProvider host={slots}>
        <PageContextProvider value={page}>
          <StyleSheetManager stylisPlugins={stylisPlugins}>{children}</StyleSheetManager>
        </PageContextProvider>
      </SlotHostProvider>
    </ShellProvider>
  </QueryClientProvider>
);
