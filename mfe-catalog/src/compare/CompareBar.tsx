import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { useLocation } from '@actual/shell-contract';
import { ChosenBar } from '@actual/ui';
import { useChosen } from './use-chosen';

/** The products chosen for a comparison, at the foot of the window; nothing without any. */
export function CompareBar({ desktopOnly = false }: { desktopOnly?: boolean }) {
  const kiosk = isKiosk(useLocation());
  const { list, href, remove, clear } = useChosen();
  return kiosk ? null : (
    <ChosenBar
      label="Productos por comparar"
      items={list}
      desktopOnly={desktopOnly}
      action={{ label: list.length === 1 ? 'Elige otro' : 'Comparar', href }}
      onRemove={remove}
      onClear={clear}
    />
  );
}
