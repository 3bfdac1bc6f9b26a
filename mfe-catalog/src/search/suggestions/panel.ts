import type { Ref } from 'react';

/** The properties of the list under the field. */
export interface PanelProps {
  /** Id of the listbox. */
  id: string;
  term: string;
  ref: Ref<PanelHandle>;
  /** The option that the keys are on; null in the field. */
  onActive: (id: string | null) => void;
  onChosen: () => void;
}
export interface PanelHandle {
  /** A key of the field. True: it was the list's. */
  key: (key: string) => boolean;
}
