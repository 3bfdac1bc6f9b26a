import type { ReactNode } from 'react';
import styled from 'styled-components';

const Contents = styled.div`
  display: contents;
`;

/** Nothing in itself; what is in it stays off paper. */
export const OffPaper = ({ children }: { children: ReactNode }) => <Contents data-noprint="">{children}</Contents>;
