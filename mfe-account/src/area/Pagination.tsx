import { pageSize } from '@actual/contracts/facts/page-size';
import { formatNumber, LinkButton, Row, Text } from '@actual/ui';

interface PaginationProps {
  /** 1-based. */
  page: number;
  /** Rows on all pages. */
  total: number;
  hrefOf: (page: number) => string;
}

/** Which rows are shown, and the ways to those before and after. */
export const Pagination = ({ page, total, hrefOf }: PaginationProps) => {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Row as="nav" aria-label="Páginas" justify="space-between" gap={3}>
      <Text step="small" tone="text2">
        {`${formatNumber(first)} a ${formatNumber(last)} de ${formatNumber(total)}`}
      </Text>
      <Row gap={2}>
        {page > 1 ? (
          <LinkButton variant="secondary" size="s" icon="chevron-left" rel="prev" href={hrefOf(page - 1)}>
            Anteriores
          </LinkButton>
        ) : null}
        {last < total ? (
          <LinkButton variant="secondary" size="s" iconEnd="chevron-right" rel="next" href={hrefOf(page + 1)}>
            Siguientes
          </LinkButton>
        ) : null}
      </Row>
    </Row>
  );
};

/** The last page of a list that somebody asked beyond; null where the page is there. */
export const lastPage = (page: number, total: number): number | null => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
};

/** The page of a list that an address names; the first page if the number is invalid. */
export const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('pagina') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};
