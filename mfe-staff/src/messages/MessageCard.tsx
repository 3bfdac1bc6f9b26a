import type { WrittenMessage } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { brands } from '@actual/contracts/facts/company/brands';
import { messageKindWords, unanswered } from '@actual/contracts/facts/desk/messages';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, Link, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { useBrand } from '@actual/themes-contract';
import { formatDate } from '@actual/ui';
import { styled } from 'styled-components';
import { unansweredText } from '../access/unanswered-text';
import { WhoChanged } from '../audit/WhoChanged';
import { PrimaryButton, QuietButton } from '../fields/controls';
import { useAction } from '../fields/use-action';
import { CardFacts, CardText, ListCard } from '../layout/ListRow';
import { MailWords } from '../layout/MailWords';
import { Note } from '../layout/StaffPage';
import { messagesKey } from './message-queries';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const refusedWords = (error: unknown): string =>
  error instanceof ApiError && error.code === 'conflict'
    ? 'Alguien más ya lo marcó. Vuelve a cargar la lista.'
    : (unansweredText(error) ?? tryAgainText);

/** A message, its way to be answered, and whether it has been. */
export const MessageCard = ({ message }: { message: WrittenMessage }) => {
  const { id, folio, kind, site, name, email, phone, orderFolio, attachment, createdAt, state } = message;
  const { api } = useShell();
  const brand = useBrand();
  const queryClient = useQueryClient();
  const toast = useToast();
  const isNew = state === unanswered;
  const marking = useAction({
    mutationFn: () =>
      api('PUT /messages/{id}', { params: { id }, body: { from: state, state: isNew ? 'answered' : unanswered } }),
    onSuccess: async () => {
      toast({ tone: 'success', title: isNew ? 'Mensaje contestado' : 'Mensaje abierto de nuevo' });
      await queryClient.invalidateQueries({ queryKey: messagesKey });
    },
  });
  const file = useAction({
    mutationFn: () => downloadFile(brand.site, `/messages/${id}/file`, attachment ?? folio),
  });
  const failed = marking.error ?? file.error;
  const subject = new URLSearchParams({ subject: `${messageKindWords[kind]} ${folio}` });
  return (
    <ListCard aria-labelledby={`mensaje-${id}`}>
      <CardFacts>
        <span>{folio}</span>
        <span>{messageKindWords[kind]}</span>
        <span>{brands[site].name}</span>
        <span>{formatDate(createdAt)}</span>
        {orderFolio ? <Link to={`${staffPages.orders.path}?folio=${orderFolio}`}>{`Pedido ${orderFolio}`}</Link> : null}
      </CardFacts>
      <h2 id={`mensaje-${id}`}>{name}</h2>
      <CardText>{message.message}</CardText>
      <CardFacts>
        <a href={`mailto:${email}?${subject.toString().replaceAll('+', '%20')}`}>
          <MailWords address={email} />
        </a>
        {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
      </CardFacts>
      {message.answeredAt ? (
        <Note>{`Contestado el ${formatDate(message.answeredAt)}${message.answeredBy ? ` por ${message.answeredBy}` : ''}`}</Note>
      ) : null}
      <Actions>
        {isNew ? (
          <PrimaryButton type="button" aria-busy={marking.isPending} onClick={() => marking.mutate()}>
            Marcar como contestado
          </PrimaryButton>
        ) : (
          <QuietButton type="button" aria-busy={marking.isPending} onClick={() => marking.mutate()}>
            Abrir de nuevo
          </QuietButton>
        )}
        {attachment ? (
          <QuietButton type="button" aria-busy={file.isPending} onClick={() => file.mutate()}>
            {`Descargar ${attachment}`}
          </QuietButton>
        ) : null}
      </Actions>
      {failed ? (
        <p role="alert">
          <span>{refusedWords(failed)}</span>
          <WhoChanged id={id} error={marking.error} byConflict />
        </p>
      ) : null}
    </ListCard>
  );
};
