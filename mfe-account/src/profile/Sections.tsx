import { type } from '@actual/themes-contract';
import { Stack, Text } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface Section {
  /** Its place in the page's address. */
  id: string;
  title: string;
  parts: ReactNode;
}

const Index = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  a {
    ${type('ui')}
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-text-2);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  a:hover {
    color: var(--c-text);
  }
`;
const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  scroll-margin-top: 24px;
`;

/** The parts of a long page under headings, and an index that leads to them, also without script. */
export const Sections = ({ label, sections }: { label: string; sections: readonly Section[] }) => (
  <Stack gap={8}>
    <Index aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Index>
    {sections.map(({ id, title, parts }) => (
      <Part key={id} id={id} aria-labelledby={`${id}-titulo`}>
        <Text as="h2" step="h3" id={`${id}-titulo`}>
          {title}
        </Text>
        <Stack gap={5}>{parts}</Stack>
      </Part>
    ))}
  </Stack>
);
