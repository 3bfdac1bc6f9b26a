import type { OfferPackage } from '@actual/contracts';
import { ApiError, connectionText, useMutation, useShell } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Button, Icon, TextField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

const Closed = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 5 / 4;
  color: var(--c-text-2);
  background: var(--c-tile);
  border-radius: var(--radius-tile);
`;
const Form = styled.form`
  display: grid;
  align-content: start;
  gap: 14px;
  h2 { ${type('h3')} }
  p { color: var(--c-text-2); }
`;

const refusal = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'wrong_package_password') return 'Contraseña incorrecta';
  if (error instanceof ApiError && error.code === 'rate_limited')
    return 'Demasiados intentos. Espera un minuto e intenta de nuevo.';
  return connectionText(error) ?? 'Hubo un error, intenta de nuevo';
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
    <>
      <Closed>
        <Icon name="lock" size={56} />
      </Closed>
      <Form onSubmit={send} noValidate>
        <h2>{offer.name}</h2>
        <p>Este paquete se abre con contraseña.</p>
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
          {...(error ? { error } : {})}
        />
        <Button type="submit" variant="secondary" busy={validate.isPending ? 'Revisando' : false}>
          Ver paquete
        </Button>
      </Form>
    </>
  );
}
