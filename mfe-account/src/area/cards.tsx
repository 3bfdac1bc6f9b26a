import { articlePicturesShown } from '@actual/contracts/facts/catalog/shown-counts';
import { Anchor, from, type } from '@actual/themes-contract';
import { pieces, Text, Thumb } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 16px;
  h2 {
    ${type('h4')}
  }
`;

/** A card's title, which links to its page, with a line of facts and its state. */
export const CardHead = ({
  id,
  title,
  href,
  facts,
  state,
}: Record<'id' | 'title' | 'href' | 'facts', string> & { state: ReactNode }) => (
  <Head>
    <div>
      <h2 id={id}>
        <Anchor href={href}>{title}</Anchor>
      </h2>
      <Text step="small" tone="text2">
        {facts}
      </Text>
    </div>
    {state}
  </Head>
);

/** A card's facts, with its actions beside them from tablets on. */
export const CardBody = styled.div`
  display: grid;
  gap: 16px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 230px;
    gap: 32px;
  }
`;

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  a {
    display: block;
  }
`;
const More = styled.span`
  ${type('ui')}
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-thumb);
  background: var(--c-tile);
  color: var(--c-text-2);
`;

interface Article {
  id: string;
  quantity: number;
  Product: { Name: string; url: string; picture: string };
}

/** «Sofá Nube, Lámpara Ceiba y 2 más». */
function namesOf(articles: readonly Article[]): string {
  const names = articles.slice(0, 2).map(({ Product }) => Product.Name);
  const others = articles.length - names.length;
  return others > 0 ? `${names.join(', ')} y ${others} más` : names.join(' y ');
}

/** The articles of a card: pictures that lead to them, and names. */
export const Articles = ({ label, articles }: { label: string; articles: readonly Article[] }) => (
  <>
    <Pictures aria-label={label}>
      {articles.slice(0, articlePicturesShown).map(({ id, Product, quantity }) => (
        <li key={id}>
          <Anchor href={Product.url}>
            <Thumb stem={Product.picture} alt={`${Product.Name}, ${pieces(quantity)}`} size={72} />
          </Anchor>
        </li>
      ))}
      {articles.length > articlePicturesShown ? (
        <li>
          <More>{`+${articles.length - articlePicturesShown}`}</More>
        </li>
      ) : null}
    </Pictures>
    <Text step="ui">{namesOf(articles)}</Text>
  </>
);
