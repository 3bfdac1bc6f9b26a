import { from, type } from '@actual/themes-contract';
import { css, styled } from 'styled-components';

/** Below this width the header is the phone's: menu button, search on its own row. */
export const onPhone = css`
  ${from.desktop} {
    display: none !important;
  }
`;
export const onDesktop = css`
  display: none;
  ${from.desktop} {
    display: flex;
  }
`;

/** The page's width inside the header. */
export const Width = styled.div`
  max-width: calc(var(--container) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);
`;

/** A plain button or link of the strip, 44 px high. */
export const stripItem = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: inherit;
  ${type('small')}
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
