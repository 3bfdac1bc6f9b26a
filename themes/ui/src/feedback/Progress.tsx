import { type, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { LinkButton } from '../actions/LinkButton';
import { Cota } from '../commerce/pictures/Cota';
import { formatNumber } from '../commerce/prices/format';

const Bar = styled.span<{ $done: number }>`
  display: block;
  width: 100%;
  height: 8px;
  border-radius: 99px;
  background: linear-gradient(to right, var(--c-range) ${({ $done }) => $done}%, var(--c-range-rest) ${({ $done }) => $done}%);
`;

export interface ProgressBarProps {
  /** absent while the length is unknown */
  value?: number;
  max?: number;
  label: string;
}

/** How far something has come: a cota or a bar. */
export const ProgressBar = ({ value = 0, max = 100, label }: ProgressBarProps) => {
  const { structure } = useBrand();
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
      {structure.showCota ? <Cota progress={share} /> : <Bar $done={Math.round(share * 100)} />}
    </div>
  );
};

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  width: min(360px, 100%);
  margin: 8px auto 0;
  > p {
    ${type('small')}
    color: var(--c-text-2);
  }
  > div {
    width: 100%;
  }
`;

export interface LoadMoreProps {
  shown: number;
  total: number;
  /** «piezas», «productos» */
  word?: string;
  /** the next page, so that it works without script */
  href?: string;
  onMore?(): void;
  busy?: boolean;
}

/** How many of how many are shown, and the way to more. */
export const LoadMore = ({ shown, total, word = 'productos', href, onMore, busy }: LoadMoreProps) => (
  <Box>
    <p>{`${formatNumber(shown)} de ${formatNumber(total)} ${word}`}</p>
    {shown < total ? <ProgressBar label={`${shown} de ${total} ${word}`} value={shown} max={total} /> : null}
    {shown >= total ? null : href ? (
      <LinkButton
        variant="secondary"
        href={href}
        onClick={(event) => {
          if (!onMore) return;
          event.preventDefault();
          if (!busy) onMore();
        }}
      >
        {busy ? 'Cargando' : 'Ver más'}
      </LinkButton>
    ) : (
      <Button variant="secondary" busy={busy ? 'Cargando' : false} onClick={onMore}>
        Ver más
      </Button>
    )}
  </Box>
);
