import { type } from '@actual/themes-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatPesos } from '../commerce/prices/format';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Legend } from './Legend';

const Track = styled.div<{ $from: number; $to: number }>`
  position: relative;
  height: 44px;
  margin-inline: 2px;
  &::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    height: var(--range-height);
    translate: 0 -50%;
    border-radius: 99px;
    background: linear-gradient(
      to right,
      var(--c-range-rest) 0 ${({ $from }) => $from}%,
      var(--c-range) ${({ $from }) => $from}% ${({ $to }) => $to}%,
      var(--c-range-rest) ${({ $to }) => $to}% 100%
    );
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 44px;
    margin: 0;
    appearance: none;
    background: transparent;
    pointer-events: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    pointer-events: auto;
    width: var(--range-thumb);
    height: max(var(--range-thumb), 26px);
    background: var(--range-thumb-ground);
    border: var(--range-thumb-edge);
    border-radius: var(--range-thumb-radius);
    cursor: ew-resize;
  }
  input::-moz-range-thumb {
    pointer-events: auto;
    box-sizing: border-box;
    width: var(--range-thumb);
    height: max(var(--range-thumb), 26px);
    background: var(--range-thumb-ground);
    border: var(--range-thumb-edge);
    border-radius: var(--range-thumb-radius);
    cursor: ew-resize;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --c-range: Highlight;
    --c-range-rest: GrayText;
    --range-thumb-ground: ButtonText;
    --range-thumb-edge: 1px solid ButtonText;
  }
  input:focus-visible {
    outline: none;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: 2px;
  }
`;
const Ends = styled.div`
  ${type('small')}
  display: flex;
  justify-content: space-between;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

export interface RangeFieldProps {
  legend: string;
  /** the group around it already says its name */
  hideLegend?: boolean;
  min: number;
  max: number;
  value: [number, number];
  /** while a handle moves */
  onChange?(value: [number, number]): void;
  /** when a handle is let go */
  onCommit?(value: [number, number]): void;
  step?: number;
  format?(value: number): string;
  /** fields beside it already say the two ends */
  hideEnds?: boolean;
}

/** From and to, with two handles that the keyboard moves as well. */
export const RangeField = ({
  legend,
  hideLegend = false,
  min,
  max,
  value,
  onChange,
  onCommit,
  step = 100,
  format = formatPesos,
  hideEnds = false,
}: RangeFieldProps) => {
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const [low, high] = moving ?? value;
  const span = Math.max(1, max - min);
  const move = (next: [number, number]) => {
    setMoving(next);
    onChange?.(next);
  };
  const commit = () => {
    if (moving) onCommit?.(moving);
    setMoving(null);
  };
  const shared = { min, max, step, onPointerUp: commit, onKeyUp: commit, onBlur: commit } as const;
  return (
    <fieldset>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Track $from={((low - min) / span) * 100} $to={((high - min) / span) * 100}>
        <input
          type="range"
          {...shared}
          aria-label={`${legend}, mínimo`}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => move([Math.min(Number(event.target.value), high), high])}
        />
        <input
          type="range"
          {...shared}
          aria-label={`${legend}, máximo`}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => move([low, Math.max(Number(event.target.value), low)])}
        />
      </Track>
      {hideEnds ? null : (
        <Ends>
          <span>{format(low)}</span>
          <span>{format(high)}</span>
        </Ends>
      )}
    </fieldset>
  );
};
