import { hydrateLazily, Link } from '@actual/shell-contract';
import { breakpoints, from, type, useBrand } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { storesLink } from '../stores-link';
import { useExistingLinks } from '../use-existing-links';
import { BrandTabs } from './BrandTabs';
import { onDesktop, stripItem, Width } from './parts';
import { ZipcodeLine } from './ZipcodeButton';

const Schedules = hydrateLazily(
  async () => (await import(/* webpackChunkName: "schedules" */ './Schedules')).Schedules,
);
const Bar = styled.div<{ $line: boolean; $quiet: boolean }>`
  color: var(--c-strip-text);
  background: var(--c-strip-bg);
  ${({ $line }) => ($line ? 'border-bottom: 1px solid var(--c-line);' : '')}
  /* on a phone the sisters' tabs are in the foot, and the place of delivery is in the header */
  ${({ $quiet }) => ($quiet ? `@media (max-width: ${breakpoints.desktop - 0.02}px) { display: none; }` : '')}
  a,
  button {
    ${({ $quiet }) => ($quiet ? '' : 'color: var(--c-strip-accent);')}
  }
`;
const Row = styled(Width)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-items: center;
  min-height: 44px;
  ${from.desktop} {
    grid-template-columns: 1fr auto 1fr;
    gap: 24px;
  }
`;
const Start = styled.div<{ $always: boolean }>`
  ${({ $always }) => ($always ? '' : onDesktop)}
  min-width: 0;
  ${({ $always }) => ($always ? 'justify-self: stretch;' : '')}
  ${from.desktop} {
    justify-self: start;
    align-self: ${({ $always }) => ($always ? 'center' : 'end')};
  }
`;
const Middle = styled.p`
  ${onDesktop}
  ${type('small')}
  text-align: center;
`;
const End = styled.div`
  ${onDesktop}
  justify-self: end;
  gap: 28px;
`;
const StoreLink = styled(Link)`
  ${stripItem}
`;

/** The thin bar above the header: place of delivery or brands, one sentence, stores and hours. */
export const Strip = () => {
  const { structure, voice } = useBrand();
  const existing = useExistingLinks();
  const tabs = structure.header === 'strip-tabs';
  return (
    <Bar data-noprint="" $line={structure.header === 'strip-hairline'} $quiet={tabs}>
      <Row>
        <Start $always={!tabs}>{tabs ? <BrandTabs /> : <ZipcodeLine />}</Start>
        <Middle>{voice.stripText}</Middle>
        <End>
          {existing([storesLink]).map(({ label, href }) => (
            <StoreLink key={href} to={href}>
              <Icon name="store" size={16} /> <span>{label}</span>
            </StoreLink>
          ))}
          <Schedules />
        </End>
      </Row>
    </Bar>
  );
};
