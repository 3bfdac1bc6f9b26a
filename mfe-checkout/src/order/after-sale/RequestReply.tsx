import type { ServiceRequest } from '@actual/contracts';
import { requestLengths } from '@actual/contracts/facts/delivery/after-sale';
import { useFormAnswer, useMutation, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, Row, Stack, TextAreaField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { PicturesField } from './PicturesField';
import { formField, forms, textIn } from './request-fields';
import { requestRefusal } from './request-words';
import { useSendPictures } from './use-send-pictures';

interface RequestReplyProps {
  request: ServiceRequest;
  picturesLeft: number;
}

/** Writing about a request, with pictures, and taking it back. */
export function RequestReply({ request: { id, orderId, canWithdraw }, picturesLeft }: RequestReplyProps) {
  const { api, queryClient } = useShell();
  const { keyOf, done } = useKeyOf();
  const sendPictures = useSendPictures();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const failedMessage = useFormAnswer(`${forms.message}-${id}`);
  const failedWithdrawal = useFormAnswer(`${forms.withdraw}-${id}`);
  const settled = () => queryClient.invalidateQueries({ queryKey: ['order-requests', orderId] });
  const say = useMutation({
    mutationFn: async (body: { text: string }) => {
      if (body.text)
        await api('POST /servicerequest/{id}/message', { params: { id }, body }, { idempotencyKey: keyOf(body) });
      done();
      setText('');
      await sendPictures(id, files);
      setFiles([]);
    },
    onSettled: settled,
  });
  const withdraw = useMutation({
    mutationFn: () => api('POST /servicerequest/{id}/withdraw', { params: { id }, body: {} }),
    onSettled: settled,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = textIn(new FormData(event.currentTarget), 'descripcion');
    if (written || files.length > 0) say.mutate({ text: written });
  };
  const failed = say.error ?? withdraw.error;
  const refused = failed ? requestRefusal(failed) : (failedMessage?.refused ?? failedWithdrawal?.refused);
  return (
    <Stack gap={4}>
      <form method="post" onSubmit={submit}>
        <Stack gap={4}>
          <input type="hidden" name={formField} value={forms.message} />
          <input type="hidden" name="solicitud" value={id} />
          <TextAreaField
            label="Escríbenos sobre esta solicitud"
            name="descripcion"
            rows={3}
            maxLength={requestLengths.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {picturesLeft > 0 ? <PicturesField files={files} left={picturesLeft} onChange={setFiles} /> : null}
          <div>
            <Button type="submit" variant="secondary" busy={say.isPending ? 'Enviando' : false}>
              Enviar mensaje
            </Button>
          </div>
        </Stack>
      </form>
      {refused ? (
        <Alert tone="error" live>
          {refused}
        </Alert>
      ) : null}
      {canWithdraw ? (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            withdraw.mutate();
          }}
        >
          <input type="hidden" name={formField} value={forms.withdraw} />
          <input type="hidden" name="solicitud" value={id} />
          <Row>
            <Button type="submit" variant="link" busy={withdraw.isPending ? 'Retirando' : false}>
              Retirar mi solicitud
            </Button>
          </Row>
        </form>
      ) : null}
    </Stack>
  );
}
