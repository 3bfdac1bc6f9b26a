import { Anchor, from, type, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { LinkButton } from '../actions/LinkButton';
import { Cota } from '../commerce/Cota';
import { formatNumber } from '../commerce/format';
import { Icon } from '../icons/Icon';

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
    <p>
      {formatNumber(shown)} de {formatNumber(total)} {word}
    </p>
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

const Pages = styled.ul`
  ${type('ui')}
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  a,
  span {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: var(--radius-button);
  }
  a:hover {
    background: var(--c-tile);
  }
  [aria-current] {
    box-shadow: inset 0 0 0 var(--chosen-width) var(--c-selected);
    font-weight: 600;
  }
  ${from.tablet} {
    gap: 8px;
  }
`;

export interface PaginationProps {
  /** 1-based */
  page: number;
  pages: number;
  hrefFor(page: number): string;
}

/** Numbered pages around the present one. */
export const Pagination = ({ page, pages, hrefFor }: PaginationProps) => {
  if (pages <= 1) return null;
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((at) => at >= 1 && at <= pages);
  return (
    <nav aria-label="Páginas">
      <Pages>
        {page > 1 ? (
          <li>
            <Anchor href={hrefFor(page - 1)} aria-label="Página anterior" rel="prev">
              <Icon name="chevron-left" />
            </Anchor>
          </li>
        ) : null}
        {near.map((at, index) => (
          <li key={at} style={{ display: 'flex' }}>
            {index > 0 && at - (near[index - 1] ?? at) > 1 ? <span aria-hidden="true">…</span> : null}
            <Anchor href={hrefFor(at)} aria-current={at === page ? 'page' : undefined} aria-label={`Página ${at}`}>
              {at}
            </Anchor>
          </li>
        ))}
        {page < pages ? (
          <li>
            <Anchor href={hrefFor(page + 1)} aria-label="Página siguiente" rel="next">
              <Icon name="chevron-right" />
            </Anchor>
          </li>
        ) : null}
      </Pages>
    </nav>
  );
};
