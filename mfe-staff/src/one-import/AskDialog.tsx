import { Dialog, DialogFoot } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton, QuietButton } from '../fields/controls';
import { dialogBody } from '../layout/dialog-body';

const Form = styled.form`
  ${dialogBody}
`;

interface AskDialogProps {
  title: string;
  /** The button's text, in a word or two. */
  deed: string;
  children: ReactNode;
  onClose: () => void;
  onYes: () => void;
}

/** Asks before the store changes. */
export const AskDialog = ({ title, deed, children, onClose, onYes }: AskDialogProps) => (
  <Dialog open onClose={onClose} title={title} size="s">
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onYes();
      }}
    >
      {children}
      <DialogFoot>
        <QuietButton type="button" onClick={onClose}>
          Volver
        </QuietButton>
        <PrimaryButton type="submit">{deed}</PrimaryButton>
      </DialogFoot>
    </Form>
  </Dialog>
);
