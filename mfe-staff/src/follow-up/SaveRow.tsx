import { Alert, Button, type ButtonProps } from '@actual/ui';
import { refusedText } from './follow-up-words';

interface SaveRowProps {
  change: { isError: boolean; isPending: boolean; error: unknown };
  /** The button's text, and the one while it works. */
  words: string;
  busy?: string;
  variant?: ButtonProps['variant'];
}

/** The end of a form of the follow-up: why a change was refused, and the button that sends it. */
export const SaveRow = ({ change, words, busy = 'Guardando', variant = 'secondary' }: SaveRowProps) => {
  return (
    <>
      {change.isError ? (
        <Alert tone="error" live>
          {refusedText(change.error)}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" variant={variant} busy={change.isPending ? busy : false}>
          {words}
        </Button>
      </div>
    </>
  );
};
