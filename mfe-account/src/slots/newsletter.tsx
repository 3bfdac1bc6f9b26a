import { emailLength } from '@actual/contracts/facts/lengths';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { useMutation, useShell } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Button, PrivacyNote } from '@actual/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { newsletterPage } from '../boletin/newsletter-page';
import { askedText, newsletterRules } from '../boletin/newsletter-rules';
import { refusalOf } from '../forms/refusals';
import { useSentByPerson } from '../message/use-sent-by-person';
import { WebsiteTrap } from '../message/WebsiteTrap';

const Form = styled.form`
  /* the foot may be as dark as the button's words */
  --c-secondary-bg: var(--c-surface);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-width: 360px;
  label {
    ${type('label')}
  }
  input[type='email'] {
    ${type('field')}
    min-width: 0;
    min-height: 44px;
    padding: 0 14px;
    color: var(--c-text);
    background: var(--c-surface);
    border: var(--control-border);
    border-radius: var(--radius-control);
  }
  && p {
    ${type('small')}
  }
  && p[role='alert'] {
    color: inherit;
    font-weight: 600;
  }
  p a {
    text-decoration-color: currentColor;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  input {
    flex: 1 1 190px;
  }
`;

const refusalText = (error: unknown): string => {
  const { text, fields } = refusalOf(error, newsletterRules.labels, newsletterRules.words);
  return fields.email ?? text ?? tryAgainText;
};

/** The field of the newsletter. A subscription is confirmed by mail. */
export const Component = () => {
  const { api } = useShell();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const person = useSentByPerson();
  const [wrong, setWrong] = useState('');
  const asking = useMutation({
    mutationFn: (email: string) =>
      api('POST /newsletter', { body: { email, website: person.website(), seconds: person.seconds() } }),
    onError: (error) => setWrong(refusalText(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    const found = newsletterRules.check('email', email, { email });
    const problem = found === true ? '' : found;
    setWrong(problem);
    if (problem) input.current?.focus();
    else if (!asking.isPending) asking.mutate(email);
  };
  if (asking.isSuccess) return <p role="status">{askedText}</p>;
  return (
    <Form method="post" action={newsletterPage} noValidate onSubmit={submit}>
      <label htmlFor={id}>Novedades por correo</label>
      <Row>
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={emailLength}
          placeholder="tu@correo.mx"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-e` : undefined}
        />
        <Button type="submit" variant="secondary" busy={asking.isPending ? 'Enviando' : false}>
          Suscribirme
        </Button>
      </Row>
      <WebsiteTrap ref={person.trap} />
      {wrong ? (
        <p id={`${id}-e`} role="alert">
          {wrong}
        </p>
      ) : null}
      <PrivacyNote form="newsletter" plain />
    </Form>
  );
};
