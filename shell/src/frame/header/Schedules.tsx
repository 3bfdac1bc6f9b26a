import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { Hours } from './Hours';
import { Popup } from './Popup';
import { stripItem } from './parts';
import { usePopup } from './use-popup';

const Trigger = styled.button`
  ${stripItem}
`;
/** «Horarios de atención» and its dropdown. */
export const Schedules = () => {
  const { isOpen, close, toggle } = usePopup('schedules');
  return (
    <Popup
      open={isOpen}
      onClose={close}
      label="Horarios de atención"
      trigger={
        <Trigger type="button" aria-expanded={isOpen} aria-haspopup="dialog" onClick={toggle}>
          <Icon name="phone" size={16} /> Horarios de atención
        </Trigger>
      }
    >
      <Hours />
    </Popup>
  );
};
