import { far as farPart, whenNear } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from './boxes';
import { SectionTitle } from './text';

const Ground = styled.section<{ $far: readonly [number, number] | undefined }>`
  ${({ $far }) => ($far ? whenNear(...$far) : '')}
  padding-block: calc(var(--gap-section) / 2);
`;

export interface SectionProps {
  title?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** left out on paper */
  noPrint?: boolean;
  /** far below the first screen: about how high it is, in px, on a phone and on a desktop */
  far?: readonly [number, number];
  children: ReactNode;
}

/** A part of a page, as wide as the screen, content inside the container. */
export const Section = ({ title, text, action, noPrint, far, children }: SectionProps) => (
  <Ground $far={far} {...(far && farPart)} data-noprint={noPrint ? '' : undefined}>
    <Container>
      {title ? (
        <SectionTitle text={text} action={action}>
          {title}
        </SectionTitle>
      ) : null}
      {children}
    </Container>
  </Ground>
);
