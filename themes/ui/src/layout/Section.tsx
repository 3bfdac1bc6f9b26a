import { far as farPart, whenNear } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from './boxes';
import { SectionTitle } from './text';

const grounds = { plain: 'transparent', band: 'var(--c-band-bg)', tile: 'var(--c-tile)' } as const;
const Ground = styled.section<{ $tone: keyof typeof grounds; $far: readonly [number, number] | undefined }>`
  ${({ $far }) => ($far ? whenNear(...$far) : '')}
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => ($tone === 'band' ? 'var(--c-band-text)' : 'inherit')};
  padding-block: ${({ $tone }) => ($tone === 'plain' ? 'calc(var(--gap-section) / 2)' : 'calc(var(--gap-section) * .7)')};
`;

export interface SectionProps {
  title?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  tone?: keyof typeof grounds;
  /** left out on paper */
  noPrint?: boolean;
  /** far below the first screen: about how high it is, in px, on a phone and on a desktop */
  far?: readonly [number, number];
  children: ReactNode;
}

/** A part of a page, as wide as the screen, content inside the container. */
export const Section = ({ title, text, action, tone = 'plain', noPrint, far, children }: SectionProps) => (
  <Ground $tone={tone} $far={far} {...(far && farPart)} data-noprint={noPrint ? '' : undefined}>
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
