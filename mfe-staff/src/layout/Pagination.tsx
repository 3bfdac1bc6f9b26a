import { Link } from '@actual/shell-contract';
import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { textStyle } from './StaffPage';

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  li {
    display: flex;
  }
  a,
  span {
    ${textStyle(550, 13, 20)}
    display: grid;
    place-items: center;
    min-width: 32px;
    height: 32px;
    border-radius: 6px;
    @media (pointer: coarse) {
      min-width: 44px;
      height: 44px;
    }
  }
  a:hover,
  [aria-current] {
    background: var(--d-hover);
  }
`;

interface PaginationProps {
  /** 1-based */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

/** Pages around the present one, with the first and the last. */
export const Pagination = ({ page, pages, hrefFor: to }: PaginationProps) => {
  if (pages <= 1) return null;
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((at) => at >= 1 && at <= pages);
  return (
    <nav aria-label="Páginas">
      <Pages>
        {page > 1 ? (
          <li>
            <Link to={to(page - 1)} rel="prev" aria-label="Página anterior">
              <Icon name="chevron-left" size={16} />
            </Link>
          </li>
        ) : null}
        {near.map((at, index) => (
          <li key={at}>
            {index > 0 && at - (near[index - 1] ?? at) > 1 ? <span aria-hidden="true">…</span> : null}
            <Link to={to(at)} aria-label={`Página ${at}`} aria-current={at === page ? 'page' : undefined}>
              {at}
            </Link>
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link to={to(page + 1)} rel="next" aria-label="Página siguiente">
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ) : null}
      </Pages>
    </nav>
  );
};
