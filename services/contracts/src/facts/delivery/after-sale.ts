/** The requests a buyer may make about delivered pieces: return them, change them, or report a defect. */
export const requestKinds = ['return', 'change', 'damage', 'warranty'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const isRequestKind = (text: string): text is RequestKind => requestKinds.some((kind) => kind === text);

/** A kind as people read it, and as they choose it. */
export const requestKindWords: Readonly<Record<RequestKind, { name: string; choice: string }>> = {
  return: { name: 'Devolución', choice: 'Quiero devolver' },
  change: { name: 'Cambio', choice: 'Quiero cambiar por otro color, tamaño o producto' },
  damage: { name: 'Daño o faltante', choice: 'Llegó con daño, incompleto o no es lo que pedí' },
  warranty: { name: 'Garantía', choice: 'Falló después de usarlo' },
};

/** Business days after a delivery in which pieces are given back or changed. */
export const returnBusinessDays = 5;
/** Business hours in which the store answers: an hour of a closed day does not count. */
export const answerHours = 48;
/** Calendar days before the promised one on which a delivery may have come already, so that its damage can be told. */
export const earlyDays = 7;
/** From this percentage off, a piece is not exchanged by warranty. */
export const noExchangePercent = 29;
/** Business days from an acceptance until the first day on which pieces can be fetched, and calendar days to choose from. */
export const collectionBusinessDays = 2;
export const collectionReachDays = 15;

/** Months that each part of a piece is guaranteed, from its delivery. */
export const warrantyMonths = {
  structure: 12,
  mechanism: 12,
  finish: 12,
  upholstery: 12,
  outdoor: 12,
  electric: 6,
  textile: 3,
} as const;
export type WarrantyPart = keyof typeof warrantyMonths;
export const isWarrantyPart = (text: string): text is WarrantyPart => Object.hasOwn(warrantyMonths, text);

/**
 * The reason in the buyer's words; `ours`: the store pays for the return trip. Of a warranty it is the part that
 * failed.
 */
interface Reason {
  readonly words: string;
  readonly ours: boolean;
}
const ours = (words: string): Reason => ({ words, ours: true });
const theirs = (words: string): Reason => ({ words, ours: false });

export const requestReasons = {
  return: {
    'changed-mind': theirs('Cambié de opinión'),
    'does-not-fit': theirs('No cabe o no queda en mi espacio'),
    'not-as-shown': ours('No es como se ve en la página'),
    'came-late': theirs('Llegó tarde'),
  },
  change: {
    'other-color': theirs('Quiero otro color o acabado'),
    'other-size': theirs('Quiero otro tamaño'),
    'other-product': theirs('Quiero otro producto'),
  },
  damage: {
    blow: ours('Golpe, rayón o rotura'),
    missing: ours('Faltan partes o piezas'),
    'wrong-piece': ours('No es lo que pedí'),
  },
  warranty: {
    structure: ours('Estructura, patas o uniones'),
    mechanism: ours('Mecanismos, rieles o bisagras'),
    finish: ours('Acabado de madera, metal o cristal'),
    upholstery: ours('Tapicería, espuma o costuras'),
    outdoor: ours('Mueble de exterior'),
    electric: ours('Lámpara o componente eléctrico'),
    textile: ours('Textil, tapete o accesorio'),
  } satisfies Record<WarrantyPart, Reason>,
} as const satisfies Record<RequestKind, Readonly<Record<string, Reason>>>;

/** The reasons of a kind, in the order in which they are offered. */
export const reasonsOf = (kind: RequestKind): [code: string, reason: Reason][] => Object.entries(requestReasons[kind]);
export const reasonOf = (kind: RequestKind, code: string): Reason | undefined => new Map(reasonsOf(kind)).get(code);

/** The words of a reason of whatever kind; undefined for none of theirs. */
export const requestReasonWords = (code: string): string | undefined =>
  requestKinds.map((kind) => reasonOf(kind, code)?.words).find((words) => words !== undefined);

/** How far a request came. */
export const requestStates = [
  'reported',
  'accepted',
  'scheduled',
  'received',
  'inspected',
  'resolved',
  'refused',
  'withdrawn',
] as const;
export type RequestState = (typeof requestStates)[number];
/** The states after which nobody works on a request. */
export const endedRequestStates = ['resolved', 'refused', 'withdrawn'] as const satisfies RequestState[];
export const isEndedRequest = (state: RequestState): boolean => endedRequestStates.some((ended) => ended === state);

/** The steps of a request; `withdraw` is open to the buyer too. */
export const requestSteps = [
  'accept',
  'refuse',
  'schedule',
  'receive',
  'inspect',
  'resolve',
  'withdraw',
  'recall',
] as const;
export type RequestStep = (typeof requestSteps)[number];
export const requestStepWords: Readonly<Record<RequestStep, string>> = {
  accept: 'Aceptar',
  refuse: 'No procede',
  schedule: 'Poner día de visita',
  receive: 'Llegó al almacén',
  inspect: 'Piezas revisadas',
  resolve: 'Resolver',
  withdraw: 'Retirar',
  recall: 'Cancelar el envío',
};

export const requestStateWords: Readonly<Record<RequestState, string>> = {
  reported: 'Recibida, en espera de respuesta',
  accepted: 'Aceptada',
  scheduled: 'Con día de visita',
  received: 'Piezas en el almacén',
  inspected: 'Piezas revisadas',
  resolved: 'Resuelta',
  refused: 'No procede',
  withdrawn: 'Retirada',
};

/** How a request ends well. */
export const resolutions = ['refund', 'exchange', 'replacement', 'repair', 'part'] as const;
export type Resolution = (typeof resolutions)[number];
/** The resolutions that send something, on a day. */
export const shippedResolutions = ['replacement', 'part'] as const satisfies Resolution[];
export type ShippedResolution = (typeof shippedResolutions)[number];
export const isShipped = (resolution: string | null | undefined): resolution is ShippedResolution =>
  shippedResolutions.some((one) => one === resolution);
export const resolutionWords: Readonly<Record<Resolution, string>> = {
  refund: 'Reembolso',
  exchange: 'Cambio por otro producto',
  replacement: 'Cambio de pieza',
  repair: 'Reparación',
  part: 'Envío de la parte que falta',
};

/** Why pieces cannot be asked for, as the order's page says it. */
export const requestObstacles = [
  'not-delivered',
  'too-late',
  'made-to-measure',
  'opened',
  'under-way',
  'not-so-long',
] as const;
export type RequestObstacle = (typeof requestObstacles)[number];
export const requestObstacleWords: Readonly<Record<RequestObstacle, string>> = {
  'not-delivered': 'todavía no se entrega',
  'too-late': 'el plazo terminó',
  'made-to-measure': 'es a la medida o con acabado especial, y no se devuelve ni se cambia',
  opened: 'es de descanso y, abierto, no se devuelve por higiene',
  'under-way': 'ya está en otra solicitud',
  'not-so-long': 'la garantía de esa parte ya terminó',
};

/** Categories whose pieces are only taken back closed, for hygiene, and those whose pieces are made for one buyer alone. */
export const hygieneCategories = ['colchones', 'almohadas', 'ropa-de-cama', 'toallas'] as const;
export const madeToMeasureCategories = ['a-la-medida', 'acabado-especial'] as const;

/** Days on which the value of what was changed pays what comes instead; then it goes back as it was paid. */
export const exchangeDays = 15;
/** Days before that end in which its buyer is reminded. */
export const exchangeReminderDays = 3;

/** Lengths of texts, and how many there may be. */
export const requestLengths = { least: 10, text: 1_500 } as const;
export const requestLimits = { ofOrder: 20, piecesKinds: 50, messages: 50, pictures: 6 } as const;

/** The most that sellers may refund by the requests of an order; a manager decides above it. */
export const sellerRefundPesos = 2_000;
