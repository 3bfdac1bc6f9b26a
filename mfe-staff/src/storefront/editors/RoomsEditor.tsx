import { slugOf } from '@actual/contracts/facts/catalog/slug';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { useQuery, useShell } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Field, QuietButton } from '../../fields/controls';
import { Note, narrow } from '../../layout/StaffPage';
import { FromPlan } from '../plan/FromPlan';
import { RoomPoints } from '../RoomPoints';
import { piecesQuery } from '../storefront-queries';
import type { ContentOf, EditorProps } from './editor';
import { List, Place, Row, TextField, Words } from './ItemList';
import { PackagePieces } from './PackagePieces';
import { PicturePick } from './PicturePick';
import { WholeInput } from './WholeInput';

type Room = ContentOf<'rooms'>['rooms'][number];
type Piece = Room['pieces'][number];

const Percent = styled(Field)`
  width: 96px;
  ${narrow} {
    width: auto;
  }
`;
const emptyPiece: Piece = { itemCode: '', quantity: 1, x: null, y: null };
const emptyRoom = (): Room => ({
  id: crypto.randomUUID(),
  name: '',
  slug: '',
  text: '',
  picture: '',
  pieces: [emptyPiece, emptyPiece],
});

/** The rooms in their order: picture, texts, pieces, and their points in the picture. */
export const RoomsEditor = ({ content, onChange }: EditorProps<ContentOf<'rooms'>>) => {
  const { api, brand } = useShell();
  const [first] = useState(content);
  const { data: known } = useQuery(piecesQuery(api, brand.site, first));
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const names = new Map([...(known ?? []), ...found]);
  const { rooms } = content;
  const put = (list: Room[]) => onChange({ ...content, rooms: list });
  const change = (at: number, part: Partial<Room>) =>
    put(rooms.map((one, place) => (place === at ? { ...one, ...part } : one)));
  /** The address follows the name until the room has one of its own. */
  const rename = (at: number, { name, slug }: Room, next: string) =>
    change(at, { name: next, slug: slug === slugOf(name) ? slugOf(next) : slug });
  return (
    <>
      {rooms.length === 0 ? <Note>Esta marca no tiene estancias.</Note> : null}
      <List aria-label="Estancias">
        {rooms.map((one, at) => (
          <li key={one.id} aria-label={`Estancia ${at + 1}`}>
            <PicturePick
              kind="rooms"
              picture={one.picture}
              figure={<RoomPoints picture={one.picture} points={one.pieces} />}
              onChange={(picture) => change(at, { picture })}
            />
            <Words>
              <TextField
                label="Nombre"
                maxLength={storefrontLimits.words}
                value={one.name}
                onText={(text) => rename(at, one, text)}
              />
              <TextField
                label="Dirección: /estancias/"
                maxLength={storefrontLimits.words}
                value={one.slug}
                onText={(text) => change(at, { slug: text })}
              />
              <TextField
                label="Texto"
                maxLength={storefrontLimits.bannerText}
                value={one.text}
                onText={(text) => change(at, { text })}
              />
              <FromPlan
                onFound={({ names: brought, pieces, picture }) => {
                  setFound(new Map([...found, ...brought]));
                  change(at, { pieces, picture: picture ?? one.picture });
                }}
              />
              <PackagePieces
                label="Productos de la estancia"
                pieces={one.pieces}
                names={names}
                most={storefrontLimits.roomProducts}
                empty={emptyPiece}
                onChange={(pieces) => change(at, { pieces })}
                fields={(piece, place, put) => (
                  <>
                    <Percent>
                      <span>Izquierda, %</span>
                      <WholeInput
                        aria-label={`Punto ${place + 1}. Izquierda, %`}
                        value={piece.x}
                        onNumber={(x) => put({ x })}
                      />
                    </Percent>
                    <Percent>
                      <span>Arriba, %</span>
                      <WholeInput
                        aria-label={`Punto ${place + 1}. Arriba, %`}
                        value={piece.y}
                        onNumber={(y) => put({ y })}
                      />
                    </Percent>
                  </>
                )}
              />
              <Row>
                <Place list={rooms} at={at} onChange={put} />
              </Row>
            </Words>
          </li>
        ))}
      </List>
      {rooms.length < storefrontLimits.rooms ? (
        <div>
          <QuietButton type="button" onClick={() => put([...rooms, emptyRoom()])}>
            Agregar estancia
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
