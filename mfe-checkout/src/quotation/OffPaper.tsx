import type { ReactNode } from 'react';
import styled from 'styled-components';

const Contents = styled.div`
  display: contents;
`;

/** Keeps its children off paper, and has no look of its own. */
export const OffPaper = ({ children }: { children: ReactNode }) => <Contents data-noprint="">{children}</Contents>;
