import { styled } from 'styled-components';

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** First stop of the keyboard on every page. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 100;
  top: 8px;
  left: 8px;
  padding: 12px 20px;
  background: var(--c-inverse-bg);
  color: var(--c-inverse-text);
  border-radius: var(--radius-button);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
