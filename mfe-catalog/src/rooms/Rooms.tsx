import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Breadcrumbs, Container, EmptyState, LinkButton } from '@actual/ui';
import styled from 'styled-components';
import { breadcrumbList, Head } from '../shared/head';
import { ListTitle } from '../shared/ListTitle';
import { RoomTiles } from './RoomTiles';
import { roomsJsonLd } from './room-json-ld';
import { roomsQuery } from './room-queries';

const Space = styled.div`
  margin-bottom: var(--gap-section);
`;
const text = 'Espacios completos: elige las piezas y los colores, mira el total y el día en que llega todo.';
const trail = [{ label: 'Inicio', href: '/' }, { label: 'Estancias' }];

/** `/estancias`: the rooms of the brand. */
export function Rooms() {
  const { api, brand } = useShell();
  const { data: rooms } = useSuspenseQuery(roomsQuery(api));
  return (
    <Container>
      <Head
        title="Estancias"
        description={text}
        canonical="/estancias"
        noIndex={rooms.length === 0}
        jsonLd={[roomsJsonLd(rooms, brand.origin), breadcrumbList(brand.origin, trail)]}
      />
      <Breadcrumbs items={trail} />
      <ListTitle title="Estancias" text={text} />
      <Space>
        {rooms.length === 0 ? (
          <EmptyState
            illustration="waiting"
            title="Por ahora no hay estancias"
            text="Estamos armando las siguientes. Mientras tanto, mira las piezas una por una."
            action={<LinkButton href="/search">Ver todos los productos</LinkButton>}
          />
        ) : (
          <RoomTiles rooms={rooms} heading="h2" priority />
        )}
      </Space>
    </Container>
  );
}
