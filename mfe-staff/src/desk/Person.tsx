import { roleWords } from '@actual/contracts/facts/access/roles';
import { Slot } from '@actual/shell-contract';
import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { useDeskUser } from '../slots/staff-roles';
import { iconsOnly } from './geometry';
import { Overlay } from './Overlay';

const Trigger = styled.button`
  ${textStyle(400, 12, 16)}
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  padding: 10px 16px;
  text-align: left;
  color: var(--d-text-3);
  background: none;
  border: 0;
  border-top: 1px solid var(--d-line);
  cursor: pointer;
  &:hover {
    background: var(--d-hover);
  }
  /* a long name leaves the menu its room */
  b {
    ${textStyle(600, 13, 20)}
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--d-text);
  }
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${iconsOnly} {
    padding: 10px 12px;
    > span:last-child {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
const Initials = styled.span`
  ${textStyle(600, 12, 16)}
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  color: var(--d-text-2);
  background: #ebedf0;
`;
/* above the button that opened it, at the foot of the rail and of the phone's menu */
const Panel = styled(Overlay)`
  width: min(340px, calc(100vw - 24px));
  max-height: calc(100dvh - var(--person) - 12px);
  margin: auto auto var(--person) 12px;
  overflow: auto;
  border: 1px solid var(--d-line-2);
  > div {
    padding: 20px;
  }
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  &::backdrop {
    background: none;
  }
`;

/** The signed-in user; opens their profile and the sign-out. */
export const Person = () => {
  const user = useDeskUser();
  const [bottom, setBottom] = useState<number | null>(null);
  if (!user) return null;
  const { firstName, lastName, role } = user;
  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setBottom(window.innerHeight - currentTarget.getBoundingClientRect().top + 8)}
      >
        <Initials aria-hidden="true">{`${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase()}</Initials>
        <span>
          <b>{`${firstName} ${lastName}`.trim()}</b>
          <span>{roleWords[role]}</span>
        </span>
      </Trigger>
      {bottom === null ? null : (
        <Panel label="Tu perfil" style={{ '--person': `${bottom}px` } as CSSProperties} onClose={() => setBottom(null)}>
          <div>
            <Slot name="account/profile-panel" />
          </div>
        </Panel>
      )}
    </>
  );
};
