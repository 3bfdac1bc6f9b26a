import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  gap: 8px 10px;
  /* bars begin and end below each other */
  li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
  }
  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--d-accent);
    text-decoration: underline;
  }
  i {
    display: block;
    height: 16px;
    border-radius: 3px;
    background: var(--d-line);
  }
  i > i {
    background: #5c6573;
  }
  li[data-first] i > i {
    background: var(--d-accent);
  }
  span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  strong {
    font-weight: 650;
  }
  small {
    font-size: 0.75rem;
    color: var(--d-text-3);
  }
`;

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The figure, and a lighter one beside it. */
  figure: string;
  note?: string | null;
  href: string;
}

/** Values as bars with their figures, each opening its rows; one of them in color. Text and figures say it all. */
export const BarList = ({ bars, of, accent = 0 }: { bars: readonly Bar[]; of?: number; accent?: number }) => {
  const whole = of ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <List>
      {bars.map(({ key, label, value, figure, note, href }, at) => (
        <li key={key} data-first={at === accent ? '' : undefined}>
          <Link to={href} title={label}>
            {label}
          </Link>
          <i aria-hidden="true">
            <i style={{ width: `${whole > 0 ? (value / whole) * 100 : 0}%`, height: '100%' }} />
          </i>
          <span>
            <strong>{figure}</strong>
            {note ? <small>{` · ${note}`}</small> : null}
          </span>
        </li>
      ))}
    </List>
  );
};
