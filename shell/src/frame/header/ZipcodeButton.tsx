import { formatZip } from '@actual/contracts/facts/text/written';
import { useZipcode } from '@actual/shell-contract';
import { from, type, useBrand } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { stripItem } from './parts';

const Line = styled.button`
  ${stripItem}
  min-width: 0;
  /* as wide as the screen from its first byte on: a page that is painted while its header arrives does not jump */
  width: 100%;
  justify-content: center;
  ${from.desktop} {
    width: auto;
  }
  b {
    font-weight: 600;
  }
`;
const Box = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  grid-area: zipcode;
  min-height: 44px;
  margin-inline: calc(-1 * var(--margin));
  padding: 0 var(--margin);
  text-align: start;
  color: var(--c-footer-bg);
  background: var(--c-delivery-bg);
  ${type('body')}
  > span {
    flex: 1;
  }
  b {
    font-weight: 650;
  }
  ${from.desktop} {
    min-height: 48px;
    margin: 0;
    padding: 0 14px;
    border-radius: var(--radius-button);
    ${type('small')}
    b {
      display: block;
      ${type('body')}
      font-weight: 650;
    }
  }
`;

const useDeliveryZipcode = () => {
  const { value, ask } = useZipcode();
  const { structure } = useBrand();
  const verb = structure.header === 'strip-soft' ? 'Entregamos en' : 'Entregar en';
  return { value, ask, verb };
};

/** Where to deliver, as a line of the strip. */
export const ZipcodeLine = () => {
  const { value, ask, verb } = useDeliveryZipcode();
  return (
    <Line type="button" onClick={() => ask()} aria-haspopup="dialog">
      <Icon name="pin" size={16} />
      {value ? (
        <span>
          <span>{verb}</span> <b>{formatZip(value.cp)}</b>
          <span>{`, ${value.municipio}`}</span>
        </span>
      ) : (
        <span>¿A qué código postal entregamos?</span>
      )}
      <Icon name="chevron-down" size={14} />
    </Line>
  );
};

/** Where to deliver, as a box of the header. */
export const ZipcodeBox = () => {
  const { value, ask, verb } = useDeliveryZipcode();
  return (
    <Box data-noprint="" type="button" onClick={() => ask()} aria-haspopup="dialog">
      <Icon name="pin" size={20} />
      <span>
        <span>{value ? verb : '¿Dónde entregamos?'}</span>{' '}
        <b>{value ? `${formatZip(value.cp)} ${value.municipio}` : 'Tu código postal'}</b>
      </span>
      <Icon name="chevron-down" size={16} />
    </Box>
  );
};
