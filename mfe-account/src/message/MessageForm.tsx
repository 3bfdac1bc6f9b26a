import { company, phoneHours } from '@actual/contracts/facts/company';
import { informationPages } from '@actual/contracts/facts/information-pages';
import { fewSeconds } from '@actual/contracts/rules';
import { useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, FormGrid, Panel, Stack, Text, TextAreaField, TextField, TextLink, TwoColumns } from '@actual/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitRow } from '../forms/SubmitRow';
import { useSend } from '../forms/use-send';
import { checkField, labels, type MessageDraft, type MessageField, trimmed } from './message-rules';
import { WebsiteTrap } from './WebsiteTrap';

const sendFailed = 'Hubo un error al enviar la información';
const words = {
  too_many_mails: 'Ya recibimos varios mensajes con este correo. Si es urgente, llámanos.',
  rate_limited: `${sendFailed}. Intenta de nuevo en una hora, o llámanos.`,
  bad_request: sendFailed,
  internal: sendFailed,
  unavailable: sendFailed,
};

const native = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
  e_mail: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  orderFolio: { inputMode: 'numeric' },
} as const;

export interface MessageFormProps {
  call: 'POST /sendcontact' | 'POST /sendsuggestions';
  /** Asked for beside who writes; the message is always. */
  fields: readonly Exclude<MessageField, 'message'>[];
  messageLabel: string;
  /** What is known already. */
  initial?: Partial<MessageDraft>;
}

/** Who writes, what, and how to reach us otherwise; a folio once it is sent. */
export const MessageForm = ({ call, fields, messageLabel, initial = {} }: MessageFormProps) => {
  const { api } = useShell();
  const { keyOf } = useKeyOf();
  const form = useForm<MessageDraft>({ mode: 'onTouched' });
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const folio = useRef('');
  const sending = useSend(form, {
    labels,
    words,
    send: async (typed) => {
      const draft = trimmed(typed);
      // no more than is asked for, so that a repeated press is the same request
      const seconds = Math.min(fewSeconds, Math.max(0, Math.floor((performance.now() - shownAt.current) / 1_000)));
      const body = { name: draft.name, email: draft.email, form: draft, website: (trap.current?.value ?? '') as '' };
      const options = { idempotencyKey: keyOf(body) };
      folio.current = (await api(call, { body: { ...body, seconds } }, options)).folio;
    },
  });
  const rules = (name: MessageField) => ({
    ...form.register(name, {
      validate: (value, draft) => checkField(name, value, draft),
      ...(name === 'email' ? { deps: ['e_mail' as const] } : {}),
    }),
    defaultValue: initial[name],
    error: form.formState.errors[name]?.message,
  });
  if (sending.isSuccess) return <Sent folio={folio.current} />;
  return (
    <TwoColumns aside={<OtherWays />}>
      <Panel>
        <form method="post" noValidate onSubmit={sending.submit}>
          <Stack gap={5}>
            <FormGrid>
              {fields.map((name) => (
                <TextField
                  key={name}
                  {...native[name]}
                  {...rules(name)}
                  label={labels[name]}
                  optional={name === 'phone' || name === 'orderFolio'}
                  wide={name === 'name' && fields.length % 2 === 1}
                />
              ))}
              <TextAreaField {...rules('message')} label={messageLabel} rows={6} wide />
            </FormGrid>
            <WebsiteTrap ref={trap} />
            <SubmitRow words="Enviar" busy={sending.isPending ? 'Enviando' : false} refused={sending.refused} />
            <Privacy>Usamos estos datos solo para responderte.</Privacy>
          </Stack>
        </form>
      </Panel>
    </TwoColumns>
  );
};

/** What the data of a form are for. */
export const Privacy = ({ children }: { children: ReactNode }) => (
  <Text step="small" tone="text2">
    {children} <TextLink href={informationPages.privacy}>Aviso de privacidad</TextLink>
  </Text>
);

const Sent = ({ folio }: { folio: string }) => (
  <Alert tone="success" title="Gracias, tu mensaje se ha enviado correctamente" live>
    {`Tu folio es ${folio}. También te lo enviamos por correo.`}
  </Alert>
);

/** Telephone, hours and mail, beside every form. */
const OtherWays = () => (
  <Panel tone="tile">
    <Stack gap={4}>
      <Text as="h2" step="h4">
        Atención a clientes
      </Text>
      <div>
        <TextLink href={company.phoneHref}>{company.phone}</TextLink>
        {phoneHours.map(({ days, hours }) => (
          <Text key={days} step="small" tone="text2">
            {`${days}: ${hours}`}
          </Text>
        ))}
      </div>
      <TextLink href={`mailto:${company.mail}`}>{company.mail}</TextLink>
    </Stack>
  </Panel>
);
