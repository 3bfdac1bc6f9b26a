import type { RoomTile } from '@actual/contracts';
import { Anchor, from, type } from '@actual/themes-contract';
import { formatPesos, Picture, pieces } from '@actual/ui';
import styled from 'styled-components';
import { roomGround } from './RoomGround';

const Grid = styled.ul`
  display: grid;
  gap: 28px var(--gap-card);
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* one room alone has its words beside it, in the other half */
    > li:only-child { grid-column: 1 / -1; }
    > li:only-child article { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap-card); align-items: center; }
    > li:only-child article > :last-child { padding-inline: min(4vw, 48px); }
  }
`;
const Tile = styled.article`
  position: relative;
  display: grid;
  gap: 14px;
  h2, h3 { ${type('h3')} }
  a::after { content: ''; position: absolute; inset: 0; }
  a:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  p { color: var(--c-text-2); text-wrap: pretty; }
`;
const Scene = styled.div`
  ${roomGround}
  img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; object-position: 50% 70%; }
`;
const Words = styled.div`
  display: grid;
  gap: 4px;
`;

interface RoomTilesProps {
  rooms: readonly RoomTile[];
  heading: 'h2' | 'h3';
  /** Above the fold: their pictures load first. */
  priority?: boolean;
}

/** Rooms as large pictures, each a link to its page. */
export const RoomTiles = ({ rooms, heading: Heading, priority = false }: RoomTilesProps) => (
  <Grid aria-label="Estancias">
    {rooms.map((room) => (
      <li key={room.id}>
        <Tile>
          <Scene>
            <Picture
              stem={room.picture}
              alt=""
              width={1_000}
              height={750}
              priority={priority}
              sizes="(min-width: 721px) 50vw, 100vw"
            />
          </Scene>
          <Words>
            <Heading>
              <Anchor href={room.url}>{room.name}</Anchor>
            </Heading>
            <p>{room.text}</p>
            <p>{`${pieces(room.pieces)} por ${formatPesos(room.total)}`}</p>
          </Words>
        </Tile>
      </li>
    ))}
  </Grid>
);
