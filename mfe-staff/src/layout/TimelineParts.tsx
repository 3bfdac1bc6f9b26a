import { Icon, type IconName } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow } from './StaffPage';

/** A list of events, one below the other. */
export const TimelineList = styled.ol`
  display: grid;
`;
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr);
  gap: 10px;
  padding: 6px 0;
  /* the line that joins the kinds */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 34px auto -4px 13px;
    border-left: 1px solid var(--d-line);
  }
  strong + span {
    color: var(--d-text-3);
    margin-left: 4px;
  }
  /* beside a short title as below a long one, so that the eye finds every date in one place */
  ${narrow} {
    time {
      flex-basis: 100%;
    }
  }
`;
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  color: var(--d-text-2);
  background: var(--d-surface);
  border: 1px solid var(--d-line-2);
  border-radius: 50%;
`;
/** A note about it, as wide as can be read. */
export const TimelineNotes = styled.p`
  max-width: 68ch;
  color: var(--d-text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** One thing that happened, under the icon of its kind. */
export const TimelineItem = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Item>
    <Disc>
      <Icon name={icon} size={14} />
    </Disc>
    <div>{children}</div>
  </Item>
);
