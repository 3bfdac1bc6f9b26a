import type { Product, RoomTile } from '@actual/contracts';

interface GalleryPicture {
  stem: string;
  alt: string;
}
/**
 * The gallery's pictures: the piece, then a room with it, then details; without a picture, the drawing that stands for
 * one.
 */
export const picturesOf = (
  { images, picture, Name }: Pick<Product, 'images' | 'picture' | 'Name'>,
  room?: Pick<RoomTile, 'name' | 'picture'>,
): GalleryPicture[] => {
  const [main = { stem: picture, alt: Name }, ...more] = images;
  return [main, ...(room ? [{ stem: room.picture, alt: `${Name} en la estancia ${room.name}` }] : []), ...more];
};
