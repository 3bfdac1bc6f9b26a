import { from } from '@actual/themes-contract';
import { Alert, Button } from '@actual/ui';
import { styled } from 'styled-components';

/** As wide as the phone; on larger screens as wide as its words. */
const Action = styled.div`
  display: grid;
  ${from.tablet} {
    justify-content: start;
  }
`;

export interface SubmitRowProps {
  words: string;
  /** Said while it is sent. */
  busy: string | false;
  refused?: string | undefined;
  /** Said of a form that was taken without script. */
  done?: string | false | undefined;
}

/** The end of a form: its result and its button. */
export const SubmitRow = ({ words, busy, refused, done }: SubmitRowProps) => (
  <>
    {done ? (
      <Alert tone="success" live>
        {done}
      </Alert>
    ) : null}
    {refused ? (
      <Alert tone="error" live>
        {refused}
      </Alert>
    ) : null}
    <Action>
      <Button type="submit" variant="buy" size="l" busy={busy}>
        {words}
      </Button>
    </Action>
  </>
);
