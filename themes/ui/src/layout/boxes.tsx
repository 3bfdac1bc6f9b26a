import { from } from '@actual/themes-contract';
import { styled } from 'styled-components';

const scale = [0, 4, 8, 12, 16, 24, 32, 44, 56, 72, 96] as const;
/** Index of the spacing scale: 0 4 8 12 16 24 32 44 56 72 96 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
const px = (gap: Gap | undefined, otherwise: Gap): string => `${scale[gap ?? otherwise]}px`;
const own =
  (...names: string[]) =>
  (prop: string): boolean =>
    !names.includes(prop);

/** The page's width and margins. */
export const Container = styled.div.withConfig({ shouldForwardProp: own('narrow', 'wide') })<{
  narrow?: boolean;
  wide?: boolean;
}>`
  width: 100%;
  max-width: calc(
    ${({ narrow, wide }) => (narrow ? '760px' : wide ? '1680px' : 'var(--container)')} + 2 * var(--margin)
  );
  margin-inline: auto;
  padding-inline: var(--margin);
`;

/** Things under one another. */
export const Stack = styled.div.withConfig({ shouldForwardProp: own('gap') })<{ gap?: Gap }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap }) => px(gap, 4)};
  min-width: 0;
  > * {
    min-width: 0;
  }
`;

/** Things beside one another; wraps unless told otherwise. */
export const Row = styled.div.withConfig({ shouldForwardProp: own('gap', 'wrap', 'align', 'justify') })<{
  gap?: Gap;
  wrap?: boolean;
  align?: string;
  justify?: string;
}>`
  display: flex;
  flex-wrap: ${({ wrap }) => (wrap === false ? 'nowrap' : 'wrap')};
  align-items: ${({ align }) => align ?? 'center'};
  justify-content: ${({ justify }) => justify ?? 'flex-start'};
  gap: ${({ gap }) => px(gap, 4)};
`;

/** As many equal columns as fit `min`. */
export const Grid = styled.div.withConfig({ shouldForwardProp: own('min', 'gap') })<{ min?: string; gap?: Gap }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ min }) => min ?? '260px'}), 1fr));
  gap: ${({ gap }) => (gap === undefined ? 'var(--gap-card)' : px(gap, 4))};
`;

/** A box on its own ground. */
export const Panel = styled.div.withConfig({ shouldForwardProp: own('tone') })<{
  tone?: 'surface' | 'tile' | 'accent' | 'success' | 'price';
}>`
  padding: var(--pad-panel);
  border-radius: var(--radius-panel);
  break-inside: avoid;
  border: ${({ tone }) => (tone && tone !== 'surface' ? '0' : 'var(--panel-border)')};
  background: ${({ tone = 'surface' }) =>
    ({
      surface: 'var(--c-surface)',
      tile: 'var(--c-tile)',
      accent: 'var(--c-accent-soft)',
      success: 'var(--c-delivery-bg)',
      price: 'var(--c-price-bg)',
    })[tone]};
`;

/** Two columns of fields from tablet width; a child with `data-wide` takes both. */
export const FormGrid = styled.div`
  display: grid;
  gap: var(--gap-fields, 20px 24px);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
