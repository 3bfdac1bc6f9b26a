import { Anchor, from, type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';

const Scroll = styled.div`
  overflow-x: auto;
  max-width: 100%;
`;
const Grid = styled.table<{ $dense: boolean }>`
  ${({ $dense }) => type($dense ? 'small' : 'ui')}
  width: 100%;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  caption {
    ${type('h4')}
    padding-bottom: 12px;
    text-align: left;
  }
  th {
    ${type('small')}
    color: var(--c-text-2);
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }
  th,
  td {
    padding: ${({ $dense }) => ($dense ? '7px 12px' : '11px 16px')};
    border-bottom: 1px solid var(--c-line);
    vertical-align: middle;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  [data-end] {
    text-align: right;
  }
  [data-primary] {
    font-weight: 600;
  }
  tr[aria-selected='true'] > td {
    background: var(--c-selected-bg);
  }
  a {
    color: var(--c-link);
    text-decoration: underline;
    text-decoration-color: var(--c-link-line);
    text-underline-offset: 0.25em;
  }
  @media (max-width: 720px) {
    [data-wide] {
      display: none;
    }
  }
  ${from.tablet} {
    tbody tr:hover > td {
      background: color-mix(in srgb, var(--c-tile) 50%, transparent);
    }
  }
`;

export interface Column {
  key: string;
  title: ReactNode;
  align?: 'start' | 'end';
  hideOnPhone?: boolean;
  /** the strong cell; takes the row's link */
  primary?: boolean;
}
export interface TableProps {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: Column[];
  rows: { id: string; cells: Record<string, ReactNode>; href?: string }[];
  dense?: boolean;
}

/** Text left, figures right, head aligned with its column. */
export const Table = ({ caption, hideCaption, columns, rows, dense = false }: TableProps) => (
  <Scroll role="region" aria-label={typeof caption === 'string' ? caption : 'Tabla'} tabIndex={0}>
    <Grid $dense={dense}>
      <caption>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-end={column.align === 'end' ? '' : undefined}
              data-wide={column.hideOnPhone ? '' : undefined}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-end={column.align === 'end' ? '' : undefined}
                data-wide={column.hideOnPhone ? '' : undefined}
                data-primary={column.primary ? '' : undefined}
              >
                {column.primary && row.href ? (
                  <Anchor href={row.href}>{row.cells[column.key]}</Anchor>
                ) : (
                  row.cells[column.key]
                )}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 ? (
          <tr>
            <td colSpan={columns.length}>No hay información</td>
          </tr>
        ) : null}
      </tbody>
    </Grid>
  </Scroll>
);

const List = styled.dl`
  ${type('ui')}
  font-weight: 400;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 16px;
    padding-block: 11px;
    border-bottom: 1px solid var(--c-line);
  }
  dt {
    color: var(--c-text-2);
  }
`;
/** Terms and values between hairlines: dimensions, addresses, an order's facts. */
export const DefinitionList = ({ items }: { items: { term: string; value: ReactNode }[] }) => (
  <List>
    {items.map((item) => (
      <div key={item.term}>
        <dt>{item.term}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </List>
);
