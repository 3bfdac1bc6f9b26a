import { type MessageState, messageStates } from '@actual/contracts/facts/messages';
import { pageSize } from '@actual/contracts/facts/page-size';
import { staffPages } from '@actual/contracts/facts/staff-pages';
import { Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Pagination } from '../layout/Pagination';
import { Column, Foot, Note, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { Tabs } from '../layout/Tabs';
import { MessageCard } from './MessageCard';
import { hrefOfMessages, type MessagesView, messagesQuery } from './message-queries';

const Nothing = styled.p`
  padding: 14px;
  color: var(--d-text-2);
`;
const listWords: Readonly<Record<MessageState, string>> = { new: 'Nuevos', answered: 'Contestados' };
const nothing: Readonly<Record<MessageState, string>> = {
  new: 'No hay mensajes por contestar.',
  answered: 'Todavía no se contesta ningún mensaje.',
};

/** `/mensajes`: what people wrote at the contact page and at the one for suggestions and complaints. */
export const Component = () => {
  const view = useLoaderData<MessagesView>();
  const { data } = useSuspenseQuery(messagesQuery(useShell().api, view));
  const { label } = staffPages.messages;
  return (
    <StaffPage>
      <title>{`${label} | Escritorio`}</title>
      <meta name="robots" content="noindex" />
      <Column>
        <PageTitle>{label}</PageTitle>
        <Note>
          Lo que escriben en Contáctanos y en Sugerencias y quejas, de las tres tiendas. Contesta por correo o teléfono
          y márcalo: así nadie lo contesta dos veces.
        </Note>
        <nav aria-label="Listas">
          <Tabs>
            {messageStates.map((state) => (
              <li key={state}>
                <Link to={hrefOfMessages({ state, page: 1 })} aria-current={state === view.state ? 'page' : undefined}>
                  {listWords[state]}
                </Link>
              </li>
            ))}
          </Tabs>
        </nav>
        <Sheet>
          {data.data.length > 0 ? (
            data.data.map((message) => <MessageCard key={`${message.id} ${message.state}`} message={message} />)
          ) : (
            <Nothing role="status">{nothing[view.state]}</Nothing>
          )}
          {data.total > pageSize ? (
            <Foot>
              <Note>{`${data.total} en total`}</Note>
              <Pagination
                page={view.page}
                pages={Math.ceil(data.total / pageSize)}
                hrefFor={(page) => hrefOfMessages({ ...view, page })}
              />
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </StaffPage>
  );
};
