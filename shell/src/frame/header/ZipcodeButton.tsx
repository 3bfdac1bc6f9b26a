import { formatZip } from '@actual/contracts/facts/text/written';
import { useSlotHost, useZipcode } from '@actual/shell-contract';
import { from, type, useBrand } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { useTransition } from 'react';
import { styled } from 'styled-components';
import { stripItem } from './parts';

const Line = styled.button`
  ${stripItem}
  min-width: 0;
  /* as wide as the screen from its first byte on: a page that is painted while its header arrives does not jump */
  width: 100%;
  justify-content: center;
  /* enlarged letters break rather than being cut at both sides */
  white-space: normal;
  ${from.desktop} {
    width: auto;
    white-space: nowrap;
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

/** What the button shows, and its props: the dialog's code is fetched while the finger is still down. */
const useDeliveryZipcode = () => {
  const { value, ask } = useZipcode();
  const { structure } = useBrand();
  const slots = useSlotHost();
  const [isFetching, startFetching] = useTransition();
  const findDialog = () => slots?.find('catalog/zipcode-dialog');
  const open = async () => {
    const code = findDialog();
    // a failure shows where the dialog would stand
    if (code && code !== 'broken' && 'arrives' in code) await code.arrives.catch(() => undefined);
    ask();
  };
  const verb = structure.header === 'strip-soft' ? 'Entregamos en' : 'Entregar en';
  const button = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'data-waiting': isFetching ? '' : undefined,
    onPointerDown: findDialog,
    onClick: () => startFetching(open),
  } as const;
  return { value, verb, button };
};

/** Where to deliver, as a line of the strip. */
export const ZipcodeLine = () => {
  const { value, verb, button } = useDeliveryZipcode();
  return (
    <Line {...button}>
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
  const { value, verb, button } = useDeliveryZipcode();
  return (
    <Box data-noprint="" {...button}>
      <Icon name="pin" size={20} />
      <span>
        <span>{value ? verb : '¿Dónde entregamos?'}</span>{' '}
        <b>{value ? `${formatZip(value.cp)} ${value.municipio}` : 'Tu código postal'}</b>
      </span>
      <Icon name="chevron-down" size={16} />
    </Box>
  );
};
