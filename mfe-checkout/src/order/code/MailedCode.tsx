import type { OrderCode } from '@actual/contracts';
import { mailedCodeDigits, orderCodeLife } from '@actual/contracts/facts/access/link-lives';
import { useFormAnswer, useMutation, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, Row, TextField } from '@actual/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { asksForCode, codeErrors, codeFields, codeIn, codeRefusal, isWrongCode, mailsCode } from './code-fields';

/** The mailed code in a form that changes an order: of a browser that has the signed link alone (`code`). */
export function useMailedCode(id: string, code: OrderCode, form: string) {
  const { api, queryClient } = useShell();
  const toast = useToast();
  const answer = useFormAnswer(form);
  const [error, setError] = useState<string | undefined>(answer?.errors[codeFields.code]);
  const mail = useMutation({
    mutationFn: () => api('POST /order/{id}/code', { params: { id } }),
    onSuccess: () => toast({ tone: 'success', title: 'Te enviamos un código' }),
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  return {
    code,
    error,
    mail,
    /** The code that a sent form names; null where a new one is mailed instead, or the typed one is none. */
    take(event: FormEvent<HTMLFormElement>): { code?: string } | null {
      const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      const asks = asksForCode(fields);
      const taken = asks ? null : codeIn(fields);
      setError(asks || taken ? undefined : codeRefusal);
      if (asks && !mail.isPending) mail.mutate();
      return taken;
    },
    /** Says a wrong code at its field. */
    refuse: (reason: unknown) => setError(isWrongCode(reason) ? codeErrors[codeFields.code] : undefined),
  };
}

interface MailedCodeProps extends Omit<ReturnType<typeof useMailedCode>, 'take' | 'refuse'> {
  refused: string | undefined;
  /** The button that changes the order: shown when no code is needed any more. */
  children: ReactNode;
}

/** The end of a form that changes an order: the mailed code, where one is asked for, and the buttons. */
export function MailedCode({ code, error, mail, refused, children }: MailedCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = code === 'sent';
  const asked = mail.isSuccess;
  useEffect(() => {
    if (asked && sent) field.current?.focus();
  }, [asked, sent]);
  // a code that the field no longer shows was used up
  const said = refused ?? (sent ? undefined : error);
  return (
    <>
      {code ? (
        <Alert tone="info" live={sent}>
          {sent
            ? `Te enviamos un código al correo de tu compra. Sirve ${orderCodeLife.words}; si pides otro, solo sirve el último.`
            : 'Abriste este pedido con el enlace de un correo. Para que nadie más cambie tu pedido, te enviamos un código al correo de tu compra.'}
        </Alert>
      ) : null}
      {sent ? (
        <TextField
          ref={field}
          label="Código de tu correo"
          name={codeFields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          hint={`${mailedCodeDigits} dígitos.`}
          error={error}
        />
      ) : null}
      {said ? (
        <Alert tone="error" live>
          {said}
        </Alert>
      ) : null}
      <Row gap={4} wrap>
        {code === 'needed' ? null : children}
        {code ? (
          <Button
            type="submit"
            name={codeFields.step}
            value={mailsCode}
            formNoValidate
            variant={sent ? 'link' : 'primary'}
            busy={mail.isPending ? 'Enviando' : false}
          >
            {sent ? 'Enviar otro código' : 'Enviarme el código'}
          </Button>
        ) : null}
      </Row>
    </>
  );
}
