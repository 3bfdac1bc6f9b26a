import { documentName, packagePassword } from '@actual/contracts/facts/catalog/storefront';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useShell } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../../access/unanswered-text';
import { Field, QuietButton } from '../../fields/controls';
import { TextLine } from '../../fields/uncut';
import { useAction } from '../../fields/use-action';
import { Note } from '../../layout/StaffPage';
import { Row } from './ItemList';

const Box = styled.div`
  display: grid;
  gap: 8px;
  [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;
const Line = styled(Row)`
  align-items: end;
  > label {
    flex: 0 1 240px;
  }
`;

const refusedText = (error: unknown): string =>
  error instanceof ApiError && error.code === 'storefront_full'
    ? 'Hay muchas contraseñas sin publicar. Publica o espera a mañana.'
    : (unansweredText(error) ?? tryAgainText);

/** Moves the focus to a part that appears by a press. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

interface PasswordFieldProps {
  /** The package's name. */
  name: string;
  /** Null: it opens without one. Empty: one is being typed, and nothing is published meanwhile. */
  lock: string | null;
  onChange: (lock: string | null) => void;
}

/** The password that opens a package: set, changed, removed. A stored one cannot be read again. */
export const PasswordField = ({ name, lock, onChange }: PasswordFieldProps) => {
  const { api, brand } = useShell();
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState<string | null>(null);
  const [wasTyping, setWasTyping] = useState(false);
  const send = useAction({
    mutationFn: () =>
      api('POST /storefront/{document}/password', {
        params: { document: documentName('packages', brand.site) },
        body: { password: typed },
      }),
    onSuccess: (kept) => {
      setTyped('');
      onChange(kept.lock);
    },
  });
  const begin = () => {
    setBefore(lock);
    setWasTyping(true);
    onChange('');
  };
  const cancel = () => {
    setTyped('');
    send.reset();
    onChange(before);
  };
  const fits = typed.length >= packagePassword.shortest && typed.length <= packagePassword.longest;
  if (lock !== '')
    return (
      <Row>
        <span>{lock ? 'Se abre con contraseña.' : 'Se abre sin contraseña.'}</span>
        <QuietButton
          type="button"
          ref={wasTyping ? focusOn : null}
          aria-label={`${lock ? 'Cambiar' : 'Poner'} contraseña de ${name}`}
          onClick={begin}
        >
          {lock ? 'Cambiar contraseña' : 'Poner contraseña'}
        </QuietButton>
        {lock ? (
          <QuietButton type="button" aria-label={`Quitar contraseña de ${name}`} onClick={() => onChange(null)}>
            Quitar contraseña
          </QuietButton>
        ) : null}
      </Row>
    );
  return (
    <Box>
      <Line>
        <Field>
          Contraseña nueva
          <TextLine
            ref={focusOn}
            autoComplete="off"
            spellCheck={false}
            maxLength={packagePassword.longest}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && fits && !send.isPending) send.mutate();
            }}
          />
        </Field>
        <QuietButton type="button" aria-busy={send.isPending} disabled={!fits} onClick={() => send.mutate()}>
          {send.isPending ? 'Guardando' : 'Guardar contraseña'}
        </QuietButton>
        <QuietButton type="button" onClick={cancel}>
          Cancelar
        </QuietButton>
      </Line>
      {send.isError ? (
        <p role="alert">{refusedText(send.error)}</p>
      ) : (
        <Note>{`Desde ${packagePassword.shortest} caracteres. Vale al publicar el cambio; después nadie puede leerla, solo cambiarla.`}</Note>
      )}
    </Box>
  );
};
