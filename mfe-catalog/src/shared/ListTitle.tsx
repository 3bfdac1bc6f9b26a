import { hydrateLazily, useBrand } from '@actual/shell-contract';
import { from, lowWindow } from '@actual/themes-contract';
import { PageTitle } from '@actual/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const BandDrawing = hydrateLazily(
  async () => (await import(/* webpackChunkName: "band-drawing" */ './BandDrawing')).BandDrawing,
);

const Stacked = styled.div`
  padding-block: 4px 16px;
  ${from.tablet} { padding-block: 8px 20px; }
  h1 { font: var(--t-h-1); letter-spacing: var(--t-h-1-ls); text-wrap: balance; overflow-wrap: anywhere; }
  p { margin-top: 4px; font: var(--t-lead); color: var(--c-text-2); }
`;
const Band = styled(Stacked)`
  position: relative;
  display: grid;
  align-content: center;
  overflow: hidden;
  margin-bottom: 20px;
  padding: 26px 22px;
  background: var(--c-tint-4);
  border-radius: var(--radius-tile);
  p { max-width: 28em; }
  > span { display: none; }
  ${from.tablet} {
    min-height: 220px;
    margin-bottom: 28px;
    padding: 32px 380px 32px 48px;
    border-radius: var(--radius-hero);
    /* beside many words it stays as wide as the space that is left for it */
    > span { position: absolute; inset: auto 0 0 auto; display: block; height: min(100%, 220px); }
    > div { display: contents; }
    svg { height: 100%; width: auto; }
    /* the hill runs out toward the words */
    > span::before {
      content: '';
      position: absolute;
      right: calc(100% - 1px);
      bottom: 0;
      width: 300px;
      height: 20%;
      background: var(--c-bg);
      border-radius: 100% 0 0 0;
    }
  }
  ${lowWindow} { min-height: 132px; margin-bottom: 20px; padding-block: 16px; }
`;

/** Title and introduction of a list: words at both ends, under one another, or on a band with the brand's animal. */
export function ListTitle({ title, text }: { title: ReactNode; text?: ReactNode }) {
  const { structure } = useBrand();
  if (structure.categories === 'hairline') return <PageTitle text={text}>{title}</PageTitle>;
  const words = (
    <>
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
    </>
  );
  if (structure.categories === 'tile') return <Stacked>{words}</Stacked>;
  return (
    <Band>
      {words}
      <span>
        <BandDrawing of={typeof title === 'string' ? title : ''} />
      </span>
    </Band>
  );
}
