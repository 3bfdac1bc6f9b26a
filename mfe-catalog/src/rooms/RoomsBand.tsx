import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { roomsShown } from '@actual/contracts/facts/catalog/shown-counts';
import { useLocation, useQuery, useShell } from '@actual/shell-contract';
import { Section, TextLink } from '@actual/ui';
import { RoomTiles } from './RoomTiles';
import { roomsQuery } from './room-queries';

interface RoomsBandProps {
  title: string;
  text?: string;
  /** Only rooms with it, or with a piece of it. */
  productId?: string;
  category?: string;
}

/** Rooms on another page, with the way to all of them; nothing where there are none, or in a shop's kiosk. */
export function RoomsBand({ title, text, ...asked }: RoomsBandProps) {
  const { api } = useShell();
  const kiosk = isKiosk(useLocation());
  const { data: rooms = [] } = useQuery({ ...roomsQuery(api, asked), enabled: !kiosk });
  if (kiosk || rooms.length === 0) return null;
  return (
    <Section
      far={[900, 640]}
      noPrint
      title={title}
      text={text}
      action={<TextLink href="/estancias">Ver todas las estancias</TextLink>}
    >
      <RoomTiles rooms={rooms.slice(0, roomsShown)} heading="h3" />
    </Section>
  );
}
