import type { Review } from '@actual/contracts';
import { smallPicture } from '@actual/contracts/facts/catalog/reviews';
import { useBrand } from '@actual/shell-contract';
import { Dialog, formatDate, Icon, Stars, Text } from '@actual/ui';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { LargePicture } from './LargePicture';

const Entry = styled.article`
  display: grid;
  gap: 10px;
  padding-block: 24px;
  border-top: 1px solid var(--c-line);
  max-width: 46em;
  h3 { font: var(--t-h-4); overflow-wrap: anywhere; }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 14px;
  font: var(--t-small);
  color: var(--c-text-2);
  span { display: inline-flex; align-items: center; gap: 5px; }
`;
const Sign = styled.i`
  display: inline-flex;
  color: var(--c-success);
`;
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  button { display: block; padding: 0; border-radius: var(--radius-thumb); overflow: clip; }
  img { display: block; width: 96px; height: 96px; object-fit: cover; background: var(--c-tile); }
`;
const Answer = styled.div`
  padding: 14px 18px;
  background: var(--c-tile);
  border-radius: var(--radius-tile-s);
  strong { display: block; font: var(--t-small); font-weight: 600; }
`;

const sourceOf = (path: string): string => `/api${path}`;

interface ReviewEntryProps {
  review: Review;
  /** Whoever asked for it goes on here. */
  ref?: Ref<HTMLElement>;
}

/** A buyer's review, with its pictures and the store's answer. */
export const ReviewEntry = ({ review, ref }: ReviewEntryProps) => {
  const { rating, title, text, author, finish, day, pictures, answer } = review;
  const { name } = useBrand();
  const [opened, setOpened] = useState<string | null>(null);
  const by = author || 'Cliente';
  return (
    <Entry ref={ref} tabIndex={ref ? -1 : undefined} aria-label={`Opinión de ${by}`}>
      <Stars rating={rating} />
      {title ? <h3>{title}</h3> : null}
      <Words>{text}</Words>
      {pictures.length > 0 ? (
        <Pictures>
          {pictures.map((path, at) => (
            <li key={path}>
              <button
                type="button"
                onClick={() => setOpened(path)}
                aria-label={`Ampliar foto ${at + 1} de ${pictures.length}`}
              >
                <img src={sourceOf(smallPicture(path))} alt="" width="96" height="96" loading="lazy" />
              </button>
            </li>
          ))}
        </Pictures>
      ) : null}
      <Facts>
        <span>{by}</span>
        <span>
          <Sign>
            <Icon name="check" size={14} />
          </Sign>
          Compra verificada
        </span>
        {finish ? <span>{finish}</span> : null}
        <time dateTime={day}>{formatDate(day)}</time>
      </Facts>
      {answer ? (
        <Answer>
          <strong>{`Respuesta de ${name}`}</strong>
          <Text>{answer}</Text>
        </Answer>
      ) : null}
      <Dialog open={opened !== null} onClose={() => setOpened(null)} title={`Foto de ${by}`} size="l">
        {opened ? <LargePicture src={sourceOf(opened)} alt={`Foto de ${by}`} /> : null}
      </Dialog>
    </Entry>
  );
};
