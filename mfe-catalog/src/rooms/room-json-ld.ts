import type { RoomDetails, RoomTile } from '@actual/contracts';

const itemList = (name: string, items: { name: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((one, at) => ({ '@type': 'ListItem', position: at + 1, ...one })),
});

/** The pieces of a room that can be bought, as ItemList; the server alone makes it. */
export const roomJsonLd = ({ name, pieces }: RoomDetails, origin: string): object | null =>
  typeof window === 'undefined'
    ? itemList(
        name,
        pieces.flatMap(({ choices: [choice] }) => (choice ? { name: choice.Name, url: origin + choice.url } : [])),
      )
    : null;

/** The rooms of a brand, as ItemList. */
export const roomsJsonLd = (rooms: readonly RoomTile[], origin: string): object | null =>
  typeof window === 'undefined'
    ? itemList(
        'Estancias',
        rooms.map(({ name, url }) => ({ name, url: origin + url })),
      )
    : null;
