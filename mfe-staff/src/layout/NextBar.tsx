import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow, textStyle } from './StaffPage';

const Bar = styled.section<{ $late: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 52px;
  padding: 8px 14px;
  background: ${({ $late }) => ($late ? 'var(--c-warning-bg)' : 'color-mix(in srgb, var(--d-accent) 6%, #fff)')};
  border-left: 3px solid ${({ $late }) => ($late ? 'var(--c-warning)' : 'var(--d-accent)')};
  border-radius: 4px 8px 8px 4px;
  > h2 {
    ${textStyle(550, 12, 16)}
    color: var(--d-text-2);
  }
  > div:first-of-type {
    flex: 1 1 320px;
    min-width: 0;
  }
  ${narrow} {
    padding: 8px 12px;
  }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface NextBarProps {
  /** It should have been done before. */
  late?: boolean;
  children: ReactNode;
  /** Ways to reach whom it is about. */
  links?: ReactNode;
}

/** The first thing of an object's page: what to do next, with its one press. */
export const NextBar = ({ late = false, children, links }: NextBarProps) => (
  <Bar $late={late} aria-label="Qué sigue">
    <h2>Qué sigue</h2>
    <div>{children}</div>
    {links ? <Links>{links}</Links> : null}
  </Bar>
);
