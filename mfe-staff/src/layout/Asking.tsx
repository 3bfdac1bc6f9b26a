import { Button, type ButtonProps } from '@actual/ui';
import { type ReactNode, useState } from 'react';

interface AskingProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  words: string;
  /** Whether it can be pressed now. */
  may?: boolean;
  /** The dialog that it opens. */
  children: (close: () => void) => ReactNode;
}

/** A press that asks first; what is typed there stays, also where somebody else was first and nothing is left to press. */
export function Asking({ words, may = true, children, ...look }: AskingProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {may ? (
        <Button {...look} onClick={() => setAsking(true)}>
          {words}
        </Button>
      ) : null}
      {asking ? children(() => setAsking(false)) : null}
    </>
  );
}
