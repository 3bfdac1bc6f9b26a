import { styled } from 'styled-components';

const Drawing = styled.svg`
  flex: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
`;
const whole = 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.4L12 17.3l-5.8 3.2 1.3-6.4-4.8-4.5 6.5-.8z';
const half = 'M12 2.8v14.5l-5.8 3.2 1.3-6.4-4.8-4.5 6.5-.8z';

export interface StarProps {
  filled: 'none' | 'half' | 'whole';
  /** px */
  size: number;
}

/** One star; how much of it is filled may be left to the styles around it. */
export const Star = ({ filled, size }: StarProps) => (
  <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={whole} fill={filled === 'whole' ? 'currentColor' : 'none'} />
    {filled === 'half' ? <path d={half} fill="currentColor" stroke="none" /> : null}
  </Drawing>
);
