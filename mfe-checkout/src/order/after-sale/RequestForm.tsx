import type { RequestablePieces } from '@actual/contracts';
import { type RequestKind, reasonsOf, requestLengths } from '@actual/contracts/facts/delivery/after-sale';
import { formatPesos } from '@actual/contracts/facts/text/written';
import { useFormAnswer, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import {
  Alert,
  Button,
  Checkbox,
  Panel,
  PrivacyNote,
  pieces as piecesText,
  SelectField,
  Stack,
  Text,
  TextAreaField,
} from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { PicturesField } from './PicturesField';
import { formField, forms, piecesField, requestIn } from './request-fields';
import { obstacleText, requestRefusal, requestsPage } from './request-words';
import { useSendPictures } from './use-send-pictures';
import { WhatFollows } from './WhatFollows';

interface RequestFormProps {
  orderId: string;
  kind: RequestKind;
  pieces: readonly RequestablePieces[];
  answerBy: string;
  refundFrom: string;
}

const nameOf = ({ name, finish }: Pick<RequestablePieces, 'name' | 'finish'>): string =>
  finish ? `${name}, ${finish}` : name;

/** How many pieces of each line, and why not of one. */
function Pieces({
  kind,
  pieces,
  error,
  chosen,
}: Pick<RequestFormProps, 'kind' | 'pieces'> & {
  error: string | undefined;
  chosen: Readonly<Record<string, string>>;
}) {
  return (
    <Stack gap={4}>
      {pieces.map((line, at) => {
        const obstacle = obstacleText(line, kind);
        if (obstacle) return <Text key={line.line} tone="text2">{`${nameOf(line)}: ${obstacle}.`}</Text>;
        const name = piecesField(line.line);
        return (
          <SelectField
            key={line.line}
            label={nameOf(line)}
            name={name}
            hint={`${piecesText(line.left)} por ${formatPesos(line.amount)}`}
            error={at === 0 ? error : undefined}
            defaultValue={chosen[name] ?? (pieces.length === 1 ? '1' : '0')}
            options={Array.from({ length: line.left + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? 'Ninguna' : piecesText(count),
            }))}
          />
        );
      })}
    </Stack>
  );
}

/** The form of a request: the defect or wish, its pieces and reason. Pictures follow once the request exists. */
export function RequestForm({ orderId, kind, pieces, answerBy, refundFrom }: RequestFormProps) {
  const { api, queryClient } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const { keyOf, done } = useKeyOf();
  const answer = useFormAnswer(forms.request);
  const sendPictures = useSendPictures();
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(answer?.errors ?? {});
  const [refused, setRefused] = useState<string | null>(answer?.refused ?? null);
  const [isSending, setSending] = useState(false);
  const lines = pieces.filter((line) => obstacleText(line, kind) === null);
  const givesBack = kind === 'return' || kind === 'change';

  async function send(fields: FormData): Promise<void> {
    const read = requestIn(fields, kind, pieces);
    setErrors('errors' in read ? read.errors : {});
    setRefused(null);
    if ('errors' in read) return;
    setSending(true);
    try {
      const opened = await api(
        'POST /order/{id}/requests',
        { params: { id: orderId }, body: read.asked },
        { idempotencyKey: keyOf(read.asked) },
      );
      done();
      const unsent = await sendPictures(opened.id, files).then(() => null, requestRefusal);
      toast({
        tone: unsent ? 'error' : 'success',
        title: unsent ?? `Recibimos tu solicitud ${opened.folio}`,
      });
      await queryClient.invalidateQueries({ queryKey: ['order-requests', orderId] });
      await navigate(requestsPage(orderId));
    } catch (error) {
      setRefused(requestRefusal(error));
      setSending(false);
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void send(new FormData(event.currentTarget));
  };
  return (
    <Panel>
      <form method="post" onSubmit={submit} noValidate>
        <Stack gap={5}>
          <input type="hidden" name={formField} value={forms.request} />
          <Pieces kind={kind} pieces={pieces} error={errors.piezas} chosen={answer?.values ?? {}} />
          <SelectField
            label={kind === 'warranty' ? '¿Qué parte falló?' : '¿Por qué?'}
            name="motivo"
            required
            error={errors.motivo}
            defaultValue={answer?.values.motivo ?? ''}
            options={[
              { value: '', label: 'Elige' },
              ...reasonsOf(kind).map(([value, { words }]) => ({ value, label: words })),
            ]}
          />
          <TextAreaField
            label={kind === 'change' ? '¿Por cuál lo cambias?' : 'Cuéntanos qué pasó'}
            name="descripcion"
            required
            rows={5}
            maxLength={requestLengths.text}
            error={errors.descripcion}
            defaultValue={answer?.values.descripcion}
          />
          {givesBack && lines.some(({ hygienic }) => hygienic) ? (
            <Checkbox name="cerrado" label="Lo de descanso sigue cerrado, en su empaque" />
          ) : null}
          <PicturesField files={files} onChange={setFiles} />
          <WhatFollows
            kind={kind}
            answerBy={answerBy}
            refundFrom={refundFrom}
            unexchanged={lines.some(({ exchanged }) => !exchanged)}
          />
          {refused ? (
            <Alert tone="error" live>
              {refused}
            </Alert>
          ) : null}
          <div>
            <Button type="submit" busy={isSending ? 'Enviando' : false}>
              Enviar solicitud
            </Button>
          </div>
          <PrivacyNote form="request" />
        </Stack>
      </form>
    </Panel>
  );
}
