import { Button, Dialog, Stack, Text } from '@actual/ui';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';

const Frame = styled.iframe`
  width: 100%;
  height: min(600px, 62vh);
  border: 1px solid var(--c-line);
  border-radius: var(--radius-panel);
  background: #fff;
`;
const frameName = 'pregunta-del-banco';

interface ChallengeProps {
  url: string;
  creq: string;
  /** The bank says that its question is answered; how, only the provider knows. */
  onAnswered: () => void;
  busy: boolean;
  onClose: () => void;
}

/** True for the word of the bank's own page that its question is answered. */
function isAnswer(event: Pick<MessageEvent, 'origin' | 'data'>, url: string): boolean {
  const { status } = Object(event.data) as { status?: unknown };
  return event.origin === new URL(url).origin && status === 'COMPLETE';
}

/**
 * The question of the card's bank (3-D Secure) in a frame: a form with the provider's data is posted into it. "Done"
 * counts only from the bank's own address, and means that it was answered, not that it was paid.
 */
export function Challenge({ url, creq, onAnswered, busy, onClose }: ChallengeProps) {
  const answered = useRef(onAnswered);
  answered.current = onAnswered;
  const listen = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return undefined;
      const hear = (event: MessageEvent) => {
        if (isAnswer(event, url)) answered.current();
      };
      window.addEventListener('message', hear);
      form.submit();
      return () => window.removeEventListener('message', hear);
    },
    [url],
  );
  return (
    <Dialog open onClose={onClose} title="Tu banco quiere confirmar la compra" size="l" dismissible={false}>
      <Stack gap={4}>
        <Text>Responde en el recuadro. Tienes 15 minutos; tus artículos quedan apartados mientras tanto.</Text>
        <Frame name={frameName} title="Página de tu banco" />
        <form ref={listen} method="post" action={url} target={frameName} hidden>
          <input type="hidden" name="creq" value={creq} />
        </form>
        <Button variant="secondary" busy={busy ? 'Consultando a tu banco' : false} onClick={onAnswered}>
          Ya respondí a mi banco
        </Button>
      </Stack>
    </Dialog>
  );
}
