import { type } from '@actual/themes-contract';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const heights = { s: '44px', m: 'var(--control-height)', l: 'var(--button-height-large)' } as const;
const Box = styled.div<{ $size: keyof typeof heights }>`
  --step: ${({ $size }) => heights[$size]};
  display: inline-grid;
  grid-template-columns: var(--step) minmax(44px, 72px) var(--step);
  height: var(--step);
  background: var(--c-surface);
  border: var(--control-border);
  border-radius: var(--radius-stepper);
`;
const Step = styled.button`
  display: grid;
  place-items: center;
  border-radius: inherit;
  &:hover:not(:disabled):not([aria-disabled='true']) {
    color: var(--c-accent-strong);
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--c-line);
    cursor: not-allowed;
  }
`;
const Value = styled.input`
  ${type('field')}
  font-weight: 600;
  width: 100%;
  min-width: 0;
  padding: 0;
  text-align: center;
  background: transparent;
  border: 0;
  border-inline: var(--stepper-rule);
  border-radius: 0;
  font-variant-numeric: tabular-nums;
`;
const Note = styled.p`
  ${type('small')}
  margin-top: 6px;
  color: var(--c-text-2);
`;

export interface QuantityStepperProps {
  value: number;
  /** pieces that the chosen date has */
  max: number;
  onChange(value: number): void;
  label?: string;
  disabled?: boolean;
  /** l stands beside a large button */
  size?: 's' | 'm' | 'l';
  /** said when the cap is reached */
  maxText?: string;
}

/** Pieces: at least one, never above `max`; a typed number is capped on leaving the field. */
export const QuantityStepper = ({
  value,
  max,
  onChange,
  label = 'Cantidad',
  disabled,
  size = 'm',
  maxText,
}: QuantityStepperProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (wanted: number) => {
    const next = Math.min(Math.max(Number.isFinite(wanted) ? Math.trunc(wanted) : value, 1), Math.max(1, max));
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const full = value >= max;
  return (
    <div>
      <Box $size={size} role="group" aria-label={label}>
        <Step
          type="button"
          disabled={disabled}
          aria-disabled={value <= 1 || undefined}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" size={18} />
          <VisuallyHidden>Quitar una pieza</VisuallyHidden>
        </Step>
        <Value
          aria-label={label}
          aria-describedby={full && maxText ? id : undefined}
          inputMode="numeric"
          pattern="[0-9]*"
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
          onBlur={() => typed !== null && change(typed === '' ? 1 : Number(typed))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              change(value + (event.key === 'ArrowUp' ? 1 : -1));
            }
          }}
        />
        <Step type="button" disabled={disabled} aria-disabled={full || undefined} onClick={() => change(value + 1)}>
          <Icon name="plus" size={18} />
          <VisuallyHidden>Agregar una pieza</VisuallyHidden>
        </Step>
      </Box>
      <div role="status">{full && maxText ? <Note id={id}>{maxText}</Note> : null}</div>
    </div>
  );
};
