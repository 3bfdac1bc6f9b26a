import type { CancellationPreview } from '@actual/contracts';
import { mailedCodeDigits, refundCodeLife } from '@actual/contracts/facts/access/link-lives';
import { Alert, Button, TextField } from '@actual/ui';
import { useEffect, useRef } from 'react';
import { accountFields, mailsCode } from './cancel-words';

interface RefundAccountProps {
  /** In whose name the account is. */
  holder: string;
  code: CancellationPreview['code'];
  /** What was typed before. */
  clabe: string | undefined;
  errors: Readonly<Record<string, string>>;
  /** A code was asked for on this page: its field is where the buyer goes on. */
  asked: boolean;
}

/** The account that a transfer goes to and, of a browser with a mailed link alone, the code from the order's mailbox. */
export function RefundAccount({ holder, code, clabe, errors, asked }: RefundAccountProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = code === 'sent';
  useEffect(() => {
    if (asked && sent) field.current?.focus();
  }, [asked, sent]);
  return (
    <>
      <TextField
        label="CLABE de tu cuenta"
        name={accountFields.clabe}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        required
        hint={`18 dígitos, de una cuenta a nombre de ${holder}.`}
        defaultValue={clabe}
        error={errors[accountFields.clabe]}
      />
      {code ? (
        <Alert tone="info" live={sent}>
          {sent
            ? `Te enviamos un código al correo de tu compra. Sirve ${refundCodeLife.words}; si pides otro, solo sirve el último.`
            : 'Abriste este pedido con el enlace de un correo. Para que nadie más reciba tu dinero, te enviamos un código al correo de tu compra.'}
        </Alert>
      ) : null}
      {sent ? (
        <TextField
          ref={field}
          label="Código de tu correo"
          name={accountFields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          hint={`${mailedCodeDigits} dígitos.`}
          error={errors[accountFields.code]}
        />
      ) : null}
    </>
  );
}

/** Mails a code, or another one; the code's field may still be empty. */
export const CodeButton = ({ code, busy }: { code: CancellationPreview['code']; busy: boolean }) => (
  <Button
    type="submit"
    name={accountFields.step}
    value={mailsCode}
    formNoValidate={code === 'sent'}
    variant={code === 'sent' ? 'link' : 'primary'}
    busy={busy ? 'Enviando' : false}
  >
    {code === 'sent' ? 'Enviar otro código' : 'Enviarme el código'}
  </Button>
);
