import { useLocation } from '@actual/shell-contract';
import type { FormEventHandler, ReactNode } from 'react';
import { formField } from './form-rules';

export interface OwnFormProps {
  /** Its name among the forms of its page. */
  name: string;
  onSubmit: FormEventHandler;
  /** The page that takes it where no script runs; the one it stands on unless told. */
  action?: string;
  children: ReactNode;
}

/** A form that its page judges and sends, and that its page's server takes where no script runs. */
export const OwnForm = ({ name, onSubmit, action, children }: OwnFormProps) => {
  const { pathname, search } = useLocation();
  // said also where it is the page's own: a form without it waits for its code (the shell's boot script)
  return (
    <form method="post" action={action ?? pathname + search} noValidate onSubmit={onSubmit}>
      <input type="hidden" name={formField} value={name} />
      {children}
    </form>
  );
};
