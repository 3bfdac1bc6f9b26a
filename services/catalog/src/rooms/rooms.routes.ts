import { roomDetails, roomTile } from '@actual/contracts/catalog/rooms';
import type { Service } from '@actual/kit';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import { readRoom } from './read-room';
import { readRooms } from './read-rooms';

const tiles = z.array(roomTile);

/** Rooms: several pieces in one picture, with their total and common day. */
export function roomRoutes(service: Service, dependencies: CatalogDependencies): void {
  const { live } = dependencies;
  service
    .implement('POST /rooms', async ({ site, body }) => {
      const view = await live.current();
      const key = `rooms ${site} ${body.productId ?? ''} ${body.category ?? ''}`;
      return view.replies.get(key, tiles, () => readRooms(dependencies, view, site, body));
    })
    .implement('POST /rooms/{slug}', async ({ site, params: { slug }, body: { zipcodeDeliveryId } }) => {
      const view = await live.current();
      // promised days change at a warehouse's cut-off, which is on a full hour
      const key = `room ${site} ${slug} ${zipcodeDeliveryId ?? ''} ${Math.floor(Date.now() / 3_600_000)}`;
      return view.replies.get(key, roomDetails, () => readRoom(dependencies, view, site, { slug, zipcodeDeliveryId }));
    });
}
