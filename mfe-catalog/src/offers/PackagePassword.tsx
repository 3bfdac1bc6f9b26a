import type { OfferPackage } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, connectionText, useMutation, useShell } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Button, Icon, TextField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

/** One line: a package that few open takes no more of the page. */
const Form = styled.form`
  display: grid;
  gap: 12px 24px;
  align-items: start;
  padding-block: 20px;
  border-top: 1px solid var(--c-line);
  > div:first-child { display: flex; gap: 14px; align-items: center; }
  h2 { ${type('h4')} }
  p { ${type('small')} color: var(--c-text-2); }
  svg { flex: none; }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) auto;
    align-items: end;
    > div:first-child { align-self: center; }
  }
`;

const refusal = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'wrong_package_password') return 'Contraseña incorrecta';
  if (error instanceof ApiError && ['rate_limited', 'proof_required'].includes(error.code))
    return 'Demasiados intentos. Espera un rato e intenta de nuevo.';
  return connectionText(error) ?? tryAgainText;
};

interface PackagePasswordProps {
  offer: OfferPackage;
  onOpen: (given: { grant: string; expiresAt: string }) => void;
}

/** A locked package: nothing of it is shown before its password is accepted. */
export function PackagePassword({ offer, onOpen }: PackagePasswordProps) {
  const { api } = useShell();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const validate = useMutation({
    mutationFn: (given: string) =>
      api('POST /packages/validate/{id}', { params: { id: offer.id }, body: { password: given } }),
    onSuccess: onOpen,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '') validate.mutate(password);
  };
  const error = empty ? 'Este campo es requerido' : validate.isError ? refusal(validate.error) : undefined;
  return (
    <Form onSubmit={send} noValidate>
      <div>
        <Icon name="lock" size={24} />
        <div>
          <h2>{offer.name}</h2>
          <p>Este paquete se abre con contraseña.</p>
        </div>
      </div>
      <TextField
        label="Contraseña"
        type="password"
        name="password"
        autoComplete="off"
        maxLength={200}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setEmpty(false);
        }}
        error={error}
      />
      <Button type="submit" variant="secondary" busy={validate.isPending ? 'Revisando' : false}>
        Ver paquete
      </Button>
    </Form>
  );
}
