import { type IconName, type, useBrand } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';

const tones = {
  info: { icon: 'info', ground: 'var(--c-info-bg)', text: 'var(--c-text)', edge: 'var(--c-control)' },
  success: { icon: 'check', ground: 'var(--c-success-bg)', text: 'var(--c-success)', edge: 'var(--c-success-edge)' },
  warning: { icon: 'warning', ground: 'var(--c-warning-bg)', text: 'var(--c-warning)', edge: 'var(--c-warning-edge)' },
  error: { icon: 'warning', ground: 'var(--c-error-bg)', text: 'var(--c-error-text)', edge: 'var(--c-error-edge)' },
} as const;
export type AlertTone = keyof typeof tones;

const Box = styled.div<{ $tone: AlertTone; $pressed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 20px;
  width: 100%;
  padding: var(--notice-pad, 16px 20px);
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].text};
  border: var(--notice-border-width) solid ${({ $tone }) => tones[$tone].edge};
  border-radius: var(--radius-tile-s);
  cursor: ${({ $pressed }) => ($pressed ? 'pointer' : 'auto')};
`;
const Words = styled.div`
  ${type('ui')}
  display: flex;
  gap: 14px;
  flex: 1 1 260px;
  min-width: 0;
  font-weight: 400;
  > svg {
    margin-top: calc((1lh - 20px) / 2);
  }
  /* so that a long e-mail breaks instead of leaving the box */
  > div {
    min-width: 0;
  }
  strong {
    font-weight: 600;
  }
  p + p {
    margin-top: 2px;
  }
`;

export interface AlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** In place of the tone's own: a clock for waiting. */
  icon?: IconName;
  /** announce at once: appeared after something the person did */
  live?: boolean;
  /** a press anywhere on it, its action's button included, which then needs none of its own and is the keyboard's way */
  onPress?: () => void;
}

/** A notice in its place. The stock notice is tone warning, its message to the letter. */
export const Alert = ({ tone, title, children, action, icon, live, onPress }: AlertProps) => {
  const sign = useBrand().structure.errorSign;
  return (
    <Box
      $tone={tone}
      $pressed={onPress !== undefined}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      onClick={onPress}
    >
      <Words>
        <Icon name={icon ?? (tone === 'error' ? sign : tones[tone].icon)} />
        <div>
          {title ? (
            <p>
              <strong>{title}</strong>
            </p>
          ) : null}
          {typeof children === 'string' ? <p>{children}</p> : children}
        </div>
      </Words>
      {action}
    </Box>
  );
};
