import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Around everything made with React Aria: its own words are Spanish in any browser, and no other language is shipped. */
export const SpanishControls = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="es-MX">{children}</I18nProvider>
);
