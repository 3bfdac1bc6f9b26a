import type { Shop } from '@actual/contracts';

/** A drawing of the streets around a store, on a ground of 400 by 300. */
export interface StreetMap {
  water?: string;
  green?: string[];
  /** Side streets, one path. */
  streets: string;
  /** Wide streets. */
  avenues: string;
  /** Words and where they stand; `turn` in degrees. */
  labels: { text: string; x: number; y: number; turn?: number; water?: boolean }[];
  pin: readonly [number, number];
}

/** Hand-drawn, not to scale: enough to know the corner. By the place of the store, for one that moves has another corner. */
const streetMaps: Record<string, StreetMap> = {
  '21.1466,-86.8228': {
    water: 'M318 0c-8 40 14 72 4 116-8 36-30 60-22 104 6 30 22 48 20 80h80V0Z',
    green: ['M176 120h54l-4 52h-54Z', 'M28 214h62v46H28Z'],
    streets:
      'M0 52h300M0 106h150M0 178h286M0 240h296M40 0v300M96 0v178M150 0v300M96 178 120 300M206 0 196 52M262 178l10 122M232 52v54',
    avenues: 'M246 0c-18 60-8 96-26 150S206 250 214 300M0 140c80 6 160-4 250 6l50 4',
    labels: [
      { text: 'Av. Bonampak', x: 252, y: 36, turn: 100 },
      { text: 'Av. Nichupté', x: 22, y: 133, turn: 2 },
      { text: 'Av. Sayil', x: 168, y: 234 },
      { text: 'Laguna Nichupté', x: 346, y: 170, turn: 90, water: true },
    ],
    pin: [219, 150],
  },
  '20.6359,-87.0851': {
    water: 'M400 96C372 150 352 188 316 232c-20 26-34 44-40 68h124Z',
    green: ['M36 40h70l-14 48H22Z'],
    streets:
      'M0 118 120 0M0 196 196 0M60 300 348 12M140 300 400 40M18 20l150 120M0 92l220 180M92 0l220 176M196 0l150 124M0 230l90 70',
    avenues: 'M0 262 262 0M226 300 400 122',
    labels: [
      { text: 'Carretera 307', x: 58, y: 192, turn: -45 },
      { text: 'Av. 30', x: 300, y: 216, turn: -46 },
      { text: 'Mar Caribe', x: 346, y: 262, turn: -58, water: true },
    ],
    pin: [131, 131],
  },
  '21.0176,-89.5843': {
    green: ['M266 40h84v66h-84Z', 'M44 196h72v58H44Z'],
    streets:
      'M0 44h400M0 96h164M236 96h164M0 204h164M236 204h164M0 256h400M44 0v300M104 0v300M296 0v300M350 0v300M104 44 44 96',
    avenues: 'M200 0v112M200 188v112M0 150h162M238 150h162M200 112a38 38 0 1 1 0 76 38 38 0 1 1 0-76Z',
    labels: [
      { text: 'Calle 20', x: 206, y: 62, turn: 90 },
      { text: 'Calle 7', x: 20, y: 144 },
      { text: 'Glorieta de Altabrisa', x: 246, y: 142 },
    ],
    pin: [236, 196],
  },
};

/** The drawing of the streets around a place, where there is one. */
export const streetMapAt = ({ latitude, longitude }: Pick<Shop, 'latitude' | 'longitude'>): StreetMap | undefined =>
  streetMaps[`${latitude},${longitude}`];
