import { Anchor, from, type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProductPicture } from './pictures/ProductPicture';

/** The list of lines; opens with the strong rule. */
export const LineList = styled.ul`
  border-top: var(--rule-strong);
`;
const Line = styled.li`
  /* one sheet of paper shows all of it */
  break-inside: avoid;
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: 12px 16px;
  padding-block: 20px;
  border-bottom: 1px solid var(--c-line);
  ${from.tablet} {
    grid-template-columns: var(--line-picture) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 16px 28px;
    padding-block: 28px;
  }
  @media print {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 4px 20px;
    padding-block: 12px;
  }
`;
const Media = styled.div`
  ${from.tablet} {
    grid-row: 1 / span 2;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 24px;
  min-width: 0;
`;
const Name = styled.h2`
  ${type('name')}
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
`;
const Facts = styled.div`
  ${type('small')}
  color: var(--c-text-2);
  margin-top: 2px;
`;
const Words = styled.div`
  min-width: min(100%, 180px);
  flex: 1;
`;
const Controls = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  min-width: 0;
  ${from.tablet} {
    grid-column: 2;
    align-content: end;
  }
`;

export interface LineItemProps {
  /** picture stem */
  picture: string;
  name: string;
  href: string;
  facts?: ReactNode;
  price?: ReactNode;
  /** stepper, date, remove */
  controls?: ReactNode;
  /** ALERTA: takes the place of the controls */
  alert?: ReactNode;
  faded?: boolean;
}

/** One line of a quotation or order. */
export const LineItem = ({ picture, name, href, facts, price, controls, alert, faded }: LineItemProps) => (
  <Line>
    <Media>
      <ProductPicture
        stem={picture}
        alt=""
        sizes="(min-width: 721px) 184px, 92px"
        width={184}
        height={184}
        faded={faded}
      />
    </Media>
    <Head>
      <Words>
        <Name>
          <Anchor href={href}>{name}</Anchor>
        </Name>
        {facts ? <Facts>{facts}</Facts> : null}
      </Words>
      {price ? <div>{price}</div> : null}
    </Head>
    {alert || controls ? <Controls>{alert ?? controls}</Controls> : null}
  </Line>
);
