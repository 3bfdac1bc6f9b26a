import { dial, nobody } from '@actual/contracts/facts/company/company';
import { notSentText } from '@actual/contracts/facts/text/refusal-texts';
import { type FormPost, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import {
  Alert,
  FormGrid,
  Panel,
  PrivacyNote,
  Stack,
  Text,
  TextAreaField,
  TextField,
  TextLink,
  TwoColumns,
} from '@actual/ui';
import { useRef, useState } from 'react';
import { answerForm, type FormRules } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { type Attached, AttachmentField, useAttaching } from './AttachmentField';
import { checkField, labels, type MessageDraft, type MessageField, trimmed } from './message-rules';
import { sentByPersonOf, useSentByPerson } from './use-sent-by-person';
import { ShownAt, WebsiteTrap } from './WebsiteTrap';

const words: FormRules<MessageDraft>['words'] = {
  too_many_mails: 'Ya recibimos varios mensajes con este correo. Si es urgente, llámanos.',
  rate_limited: `${notSentText}. Intenta de nuevo en una hora, o llámanos.`,
  attachment_gone: 'Tu archivo ya no está con nosotros. Elígelo de nuevo, o envía tu mensaje sin él.',
  bad_request: notSentText,
  internal: notSentText,
  unavailable: notSentText,
};

const native = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
  e_mail: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  orderFolio: { inputMode: 'numeric' },
} as const;

const rules: FormRules<MessageDraft> = { name: 'mensaje', labels, check: checkField, words };

type MessageCall = 'POST /sendcontact' | 'POST /sendsuggestions';

/** The same form without script, which takes no file along. */
export const postMessage =
  (call: MessageCall): FormPost =>
  ({ shell, fields }) =>
    answerForm(rules, fields, (typed) => {
      const form = trimmed(typed);
      return shell.api(call, { body: { name: form.name, email: form.email, form, ...sentByPersonOf(fields) } });
    });

export interface MessageFormProps {
  call: MessageCall;
  /** Asked for beside who writes; the message is always. */
  fields: readonly Exclude<MessageField, 'message'>[];
  messageLabel: string;
  /** Takes a file along. */
  withFile?: boolean;
  /** Values that are known already. */
  initial?: Partial<MessageDraft>;
}

/** The form of a message, and other ways to reach us; a folio once it is sent. */
export const MessageForm = ({ call, fields, messageLabel, withFile = false, initial = {} }: MessageFormProps) => {
  const { api } = useShell();
  const { keyOf } = useKeyOf();
  const { form, field, answer } = useOwnForm(rules);
  const person = useSentByPerson();
  const folio = useRef((answer?.more as { folio?: string } | null)?.folio ?? '');
  const [attached, setAttached] = useState<Attached | null>(null);
  const attaching = useAttaching(setAttached);
  const sending = useSend(form, {
    ...rules,
    send: async (typed) => {
      const draft = trimmed(typed);
      const written = attached ? { ...draft, attachment: attached } : draft;
      const body = { name: draft.name, email: draft.email, form: written, website: person.website() };
      const options = { idempotencyKey: keyOf(body) };
      folio.current = (await api(call, { body: { ...body, seconds: person.seconds() } }, options)).folio;
    },
  });
  const known = (name: MessageField) => ({
    ...field(name, name === 'email' ? { deps: ['e_mail'] } : {}),
    defaultValue: answer?.values[name] ?? initial[name],
  });
  const uploading = attaching.isPending ? 'Subiendo tu archivo' : false;
  const busy = sending.isPending ? 'Enviando' : uploading;
  if (sending.isSuccess) return <Sent folio={folio.current} />;
  return (
    <TwoColumns aside={<OtherWays />}>
      <Panel>
        <OwnForm name={rules.name} onSubmit={attaching.isPending ? (event) => event.preventDefault() : sending.submit}>
          <Stack gap={5}>
            <FormGrid>
              {fields.map((name) => (
                <TextField
                  key={name}
                  {...native[name]}
                  {...known(name)}
                  optional={name === 'phone' || name === 'orderFolio'}
                  wide={name === 'name' && fields.length % 2 === 1}
                />
              ))}
              <TextAreaField {...known('message')} label={messageLabel} rows={6} wide />
            </FormGrid>
            {withFile ? (
              <AttachmentField attaching={attaching} attached={attached} onRemove={() => setAttached(null)} />
            ) : null}
            <WebsiteTrap ref={person.trap} />
            <ShownAt />
            <SubmitRow words="Enviar" busy={busy} refused={sending.refused} />
            <PrivacyNote form="message" />
          </Stack>
        </OwnForm>
      </Panel>
    </TwoColumns>
  );
};

const Sent = ({ folio }: { folio: string }) => (
  <Alert tone="success" title="Gracias, tu mensaje se ha enviado correctamente" live>
    {`Tu folio es ${folio}. También te lo enviamos por correo.`}
  </Alert>
);

/** Telephone, hours and mail, beside every form. */
const OtherWays = () => {
  const { phone, mail, phoneHours } = useShell().frame?.company ?? nobody;
  return (
    <Panel tone="tile">
      <Stack gap={4}>
        <Text as="h2" step="h4">
          Atención a clientes
        </Text>
        <div>
          <TextLink href={dial(phone)}>{phone}</TextLink>
          {phoneHours.map(({ days, hours }) => (
            <Text key={days} step="small" tone="text2">
              {`${days}: ${hours}`}
            </Text>
          ))}
        </div>
        <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
      </Stack>
    </Panel>
  );
};
