import { cotaPercent, reducedMotion, type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Readers with colors of their own see the line too: it is a background, which those would remove. */
const ownColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    --c-accent: CanvasText;
    --c-line: GrayText;
    --c-control: CanvasText;
  }
`;
const Line = styled.span<{ $animate: boolean }>`
  flex: 0 1 auto;
  min-width: 5px;
  display: block;
  height: 9px;
  color: var(--c-accent);
  border-inline: 1px solid currentColor;
  background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
  animation: ${({ $animate }) => ($animate ? 'draw-in' : 'none')} var(--slow) var(--ease-slow) both;
  ${reducedMotion} {
    animation: none;
  }
  ${ownColors}
`;
const Holder = styled.span<{ $under: boolean }>`
  display: flex;
  flex-direction: ${({ $under }) => ($under ? 'column' : 'row')};
  align-items: ${({ $under }) => ($under ? 'stretch' : 'center')};
  gap: ${({ $under }) => ($under ? '2px' : '10px')};
  text-align: center;
  width: 100%;
  min-width: 0;
`;
const Label = styled.span`
  ${type('micro')}
  color: var(--c-text-2);
  white-space: nowrap;
`;
const Parts = styled.span<{ $done: number }>`
  position: relative;
  display: block;
  width: 100%;
  height: 9px;
  border-inline: 1px solid var(--c-control);
  background: linear-gradient(var(--c-line), var(--c-line)) center / 100% 1px no-repeat;
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 -1px;
    width: calc(${({ $done }) => $done}% + 1px);
    border-inline: 1px solid var(--c-accent);
    background: linear-gradient(var(--c-accent), var(--c-accent)) center / 100% 1px no-repeat;
  }
  ${ownColors}
`;

export interface CotaProps {
  /** the measure in words: «230 cm» */
  label?: ReactNode;
  /** cm; the line is drawn to scale */
  width?: number;
  /** 0 to 1, instead of a width: progress */
  progress?: number;
  animate?: boolean;
  /** the words stand under the line, which has the whole place */
  under?: boolean;
}

/** The dimension line: to scale under a product, or how far one has come. Decorative; its number is real text. */
export const Cota = ({ label, width, progress, animate = false, under = false }: CotaProps) => {
  if (progress !== undefined)
    return <Parts aria-hidden="true" $done={Math.round(Math.min(Math.max(progress, 0), 1) * 100)} />;
  return (
    <Holder $under={under}>
      <Line
        aria-hidden="true"
        $animate={animate}
        style={width === undefined ? (under ? undefined : { flex: 1 }) : { width: `${cotaPercent(width)}%` }}
      />
      {label ? <Label>{label}</Label> : null}
    </Holder>
  );
};
