import {
  keepPreviousData,
  useParams,
  useQuery,
  useShell,
  useSuspenseQuery,
  useTrackView,
  useZipcode,
} from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Breadcrumbs, Container, TextLink, TwoColumns } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { analyticsItem } from '../shared/analytics-item';
import { breadcrumbList, Head } from '../shared/head';
import { ListTitle } from '../shared/ListTitle';
import { RoomPieceRow } from './RoomPieceRow';
import { RoomScene } from './RoomScene';
import { RoomTotal } from './RoomTotal';
import { roomJsonLd } from './room-json-ld';
import { roomQuery } from './room-queries';
import { placed, type RoomWishes } from './room-sum';

const Pieces = styled.div`
  margin-block: 32px var(--gap-section);
  h2 { ${type('h2')} }
  ol { margin: 8px 0 0; padding: 0; list-style: none; border-top: 1px solid var(--c-line); }
`;

/** `/estancias/{slug}`: a picture with its pieces, their colors, their total and the day when all are there. */
export function Room() {
  const { slug = '' } = useParams();
  const { api, brand } = useShell();
  const zipcode = useZipcode();
  const [{ colors, out }, setWishes] = useState<RoomWishes>({ colors: {}, out: [] });
  const asked = roomQuery(api, slug, zipcode.value?.id);
  // a new postal code changes the days, not the page
  const { data: other } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const { data: first } = useSuspenseQuery({ ...roomQuery(api, slug, useFirst(zipcode.value?.id)) });
  const room = other ?? first;
  const pieces = placed(room.pieces, { colors, out });
  const trail = [{ label: 'Inicio', href: '/' }, { label: 'Estancias', href: '/estancias' }, { label: room.name }];
  useTrackView(room.slug, () => ({
    name: 'view_item_list',
    params: {
      item_list_id: `estancia-${room.slug}`,
      currency: 'MXN',
      items: pieces.flatMap(({ choice }, at) => (choice ? analyticsItem(choice, at) : [])),
    },
  }));
  return (
    <Container>
      <Head
        title={room.name}
        description={room.text}
        canonical={room.url}
        picture={room.picture}
        jsonLd={[roomJsonLd(room, brand.origin), breadcrumbList(brand.origin, trail)]}
      />
      <Breadcrumbs items={trail} />
      <ListTitle title={room.name} text={room.text} />
      <TwoColumns aside={<RoomTotal pieces={pieces} />}>
        <RoomScene room={room} pieces={pieces} />
        <Pieces>
          <h2>Las piezas</h2>
          <TextLink href={`/plano?estancia=${room.slug}`} rel="nofollow">
            Acomodarlas en mi cuarto, a escala
          </TextLink>
          <ol>
            {pieces.map((one, at) => (
              <RoomPieceRow
                key={one.piece.id}
                at={at}
                placed={one}
                hasZip={zipcode.value !== null}
                onColor={(id) => setWishes({ colors: { ...colors, [one.piece.id]: id }, out })}
                onTick={(isIn) =>
                  setWishes({
                    colors,
                    out: isIn ? out.filter((id) => id !== one.piece.id) : [...out, one.piece.id],
                  })
                }
              />
            ))}
          </ol>
        </Pieces>
      </TwoColumns>
    </Container>
  );
}

/** Returns the first value, whatever it becomes. */
function useFirst<Value>(value: Value): Value {
  const [first] = useState(value);
  return first;
}
