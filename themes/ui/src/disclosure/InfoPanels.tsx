import { from, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Accordion, type PanelItem } from './Accordion';
import { Tabs } from './Tabs';

const Wide = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
`;
const Narrow = styled.section`
  ${from.tablet} {
    display: none;
  }
`;

/** Product information: tabs on wide screens where the brand wants them, else an accordion. CSS chooses, so nothing moves. */
export const InfoPanels = ({ items, label }: { items: PanelItem[]; label: string }) => {
  const { structure } = useBrand();
  const accordion = <Accordion items={items} openFirst />;
  if (structure.productInfo !== 'tabs') return <section aria-label={label}>{accordion}</section>;
  return (
    <>
      <Wide>
        <Tabs items={items} label={label} />
      </Wide>
      <Narrow aria-label={label}>{accordion}</Narrow>
    </>
  );
};
