import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../layout/boxes';
import { SectionTitle } from '../layout/text';

const Part = styled.section`
  padding-block: 32px;
  border-top: 1px solid var(--c-line);
`;

/** One family of components in the preview. */
export const PreviewPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part>
    <Container>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Container>
  </Part>
);
