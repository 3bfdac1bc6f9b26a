/** The limits of a room plan, in whole millimeters; pages show centimeters. */
export const roomPlanLimits = {
  /** A wall of the room. */
  side: { least: 1_000, most: 20_000 },
  /** The smallest corner that an L cuts out, and the shortest rest of each side. */
  notch: { least: 200, leaves: 500 },
  ceiling: { least: 1_800, most: 8_000 },
  opening: { least: 400, most: 6_000 },
  /** A side of a thing that already stands there. */
  thing: { least: 50, most: 6_000 },
  openings: 12,
  pieces: 60,
  /** Different products of a plan: one call asks about all of them. */
  products: 24,
  /** Characters of the text that an address carries. */
  characters: 3_000,
  /** Plans that a client keeps at a site, and letters of their names. */
  kept: 20,
  nameLength: 60,
  /** Bytes of 3D models that the view in 3D loads. */
  modelBytes: 40_000_000,
} as const;

/** Less than this between two pieces, or a piece and a wall, is no passage for a person. */
export const passageMm = 600;

/** The page of the account with the plans that a client keeps. */
export const keptPlansPage = '/user/plans';

/** The planner's address and its parameters: a plan, its name in the reader's account, and pieces to put in. */
export const roomPlanAddress = {
  page: '/plano',
  plan: 'plano',
  name: 'nombre',
  product: 'pieza',
  quotation: 'cotizacion',
  room: 'estancia',
} as const;
