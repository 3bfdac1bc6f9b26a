import { Anchor, type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Legend } from './Legend';

const Cells = styled.div<{ $columns?: number }>`
  display: grid;
  gap: 10px;
  grid-template-columns: ${({ $columns }) =>
    $columns ? `repeat(${$columns}, minmax(0, 1fr))` : 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))'};
`;
const cellLook = css<{ $chosen: boolean; $off?: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 60px;
  padding: 10px clamp(10px, 3vw, 16px);
  background: ${({ $chosen, $off }) => ($off ? 'transparent' : $chosen ? 'var(--c-surface)' : 'var(--c-option-bg)')};
  border-radius: var(--radius-tile-s);
  box-shadow: inset 0 0 0 ${({ $chosen }) => ($chosen ? 'var(--chosen-width) var(--c-selected)' : '1px var(--c-option-edge)')};
  color: ${({ $off }) => ($off ? 'var(--c-text-2)' : 'inherit')};
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  &:has(input:focus-visible) {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: var(--focus-offset);
  }
`;
const Cell = styled.label<{ $chosen: boolean; $off?: boolean }>`
  ${cellLook}
`;
const LinkCell = styled(Anchor)<{ $chosen: boolean; $off?: boolean }>`
  ${cellLook}
`;
const Input = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;
`;
const Title = styled.span<{ $struck?: boolean }>`
  ${type('ui')}
  font-weight: 600;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;
const Note = styled.span`
  ${type('small')}
  color: var(--c-text-2);
`;

export interface GroupOption {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  disabled?: boolean;
  /** the option lives at another address: a variant with its own page */
  href?: string;
}
export interface OptionGroupProps {
  legend: ReactNode;
  name: string;
  value: string | null;
  onChange?(value: string): void;
  options: GroupOption[];
  columns?: number;
  /** the panel around it already says its name */
  hideLegend?: boolean;
}

/** Squares to choose one from: delivery dates with their pieces, sizes, variants. */
export const OptionGroup = ({ legend, name, value, onChange, options, columns, hideLegend }: OptionGroupProps) => (
  <fieldset>
    {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
    <Cells $columns={columns}>
      {options.map((option) => {
        const chosen = option.value === value;
        const words = (
          <>
            {/* a text beside it says why it cannot be had, and must be read */}
            <Title $struck={option.disabled && !option.text}>{option.title}</Title>
            {option.text ? <Note>{option.text}</Note> : null}
          </>
        );
        return option.href ? (
          <LinkCell
            key={option.value}
            href={option.href}
            $chosen={chosen}
            aria-current={chosen ? 'true' : undefined}
            onClick={(event) => {
              if (!onChange || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChange(option.value);
            }}
          >
            {words}
          </LinkCell>
        ) : (
          <Cell key={option.value} $chosen={chosen} $off={option.disabled}>
            <Input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            {words}
          </Cell>
        );
      })}
    </Cells>
  </fieldset>
);
