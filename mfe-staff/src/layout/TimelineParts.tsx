import { Icon, type IconName } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What happened, one below the other. */
export const TimelineList = styled.ol`
  display: grid;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 12px;
  padding: 10px 0;
  border-top: 1px solid var(--c-line);
`;
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid var(--c-line);
  border-radius: var(--radius-round);
`;
/** What somebody wrote about it, as wide as can be read. */
export const TimelineNotes = styled.p`
  max-width: 43em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** One thing that happened, under the icon of its kind. */
export const TimelineItem = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Item>
    <Disc>
      <Icon name={icon} size={16} />
    </Disc>
    <div>{children}</div>
  </Item>
);
