import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import type { MessageState } from '@actual/contracts/facts/desk/messages';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import type { EmptyProps } from '../layout/Empty';
import { ListPage } from '../layout/ListPage';
import { MessageCard } from './MessageCard';
import { hrefOfMessages, type MessagesView, messagesQuery } from './message-queries';

const lists: readonly [MessageState, string, EmptyProps][] = [
  [
    'new',
    'Nuevos',
    {
      title: 'No hay mensajes por contestar',
      text: 'Aquí llega lo que escriben los clientes, el más antiguo primero, con su correo y teléfono para contestar.',
      next: [
        { to: hrefOfMessages({ state: 'answered', page: 1 }), words: 'Ver los contestados' },
        { to: staffPages.requests.path, words: 'Ir a Solicitudes' },
      ],
    },
  ],
  [
    'answered',
    'Contestados',
    {
      title: 'Todavía no se contesta ningún mensaje',
      text: 'Cada mensaje que alguien marca como contestado queda aquí, con quién lo hizo y cuándo.',
      next: [{ to: hrefOfMessages({ state: 'new', page: 1 }), words: 'Ver los nuevos' }],
    },
  ],
];

/** `/mensajes`: messages from the contact page and from the one for suggestions and complaints. */
export const Component = () => {
  const view = useLoaderData<MessagesView>();
  const { data } = useSuspenseQuery(messagesQuery(useShell().api, view));
  return (
    <ListPage
      label={staffPages.messages.label}
      note="Lo que escriben en Contáctanos y en Sugerencias y quejas, de las tres tiendas. Contesta por correo o teléfono y márcalo: así nadie lo contesta dos veces."
      view={view}
      lists={lists}
      hrefFor={hrefOfMessages}
      total={data.total}
    >
      {data.data.length > 0
        ? data.data.map((message) => <MessageCard key={`${message.id} ${message.state}`} message={message} />)
        : null}
    </ListPage>
  );
};
