import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { narrow, textStyle } from './StaffPage';

const Box = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: min(46vh, 400px);
  ${narrow} {
    min-height: 0;
  }
  padding: 28px 20px;
  text-align: center;
  text-wrap: pretty;
  h2 {
    ${textStyle(650, 14, 20)}
  }
  p {
    max-width: 60ch;
    margin-top: 4px;
    color: var(--d-text-2);
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 20px;
  }
  a {
    ${textStyle(600, 13, 20)}
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--d-accent);
    text-decoration: underline;
    text-underline-offset: 3px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;

export interface EmptyProps {
  title: string;
  /** What will stand here, and when. */
  text?: string;
  /** Where to go on. */
  next?: readonly { readonly to: string; readonly words: string }[];
}

/** A list with nothing in it: what it is for, and the next step. */
export const Empty = ({ title, text, next = [] }: EmptyProps) => (
  <Box>
    <div role="status">
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
    </div>
    {next.length > 0 ? (
      <nav aria-label="Siguiente paso">
        {next.map(({ to, words }) => (
          <Link key={to} to={to}>
            {words}
          </Link>
        ))}
      </nav>
    ) : null}
  </Box>
);
