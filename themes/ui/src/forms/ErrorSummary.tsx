import { type } from '@actual/themes-contract';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  padding: 16px 20px;
  border: 1px solid var(--c-error);
  border-radius: var(--radius-tile-s);
  background: var(--c-error-bg);
  color: var(--c-error-text);
  h2 {
    ${type('ui')}
    font-weight: 600;
  }
  a {
    display: inline-block;
    padding-block: 6px;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** After a refused submit: takes the focus and links each field that needs work. */
export const ErrorSummary = ({ title, errors }: { title: string; errors: { id: string; text: string }[] }) => {
  const box = useRef<HTMLDivElement>(null);
  const count = errors.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`}>{error.text}</a>
          </li>
        ))}
      </ul>
    </Box>
  );
};
