/** How many callers, or calls, of one process are remembered at most; the one not seen for longest is forgotten. */
export const rememberedCallers = 20_000;
/** Fresh links of one order within an hour: enough for a buyer who lost the mail, too few to flood a mailbox. */
export const orderLinksPerHour = 3;
/** Mailed codes for changes of one order within a day, and wrong tries at each: a million codes are not guessed so. */
export const orderCodesPerDay = 5;
export const orderCodeTries = 5;
/** Days after which a quotation that never had a line is taken out. */
export const emptyQuotationDays = 2;
/** Passkeys of one person. */
export const passkeysOfPerson = 20;
/** Codes for when the telephone is gone, handed out at a time. */
export const recoveryCodes = 10;
/** Accounts that one browser is known to have signed in to. */
export const accountsOfDevice = 5;
/** Seconds in which a browser answers a passkey's challenge. */
export const passkeySeconds = 300;
/** Rows of each kind in an archive of somebody's data, the latest first; it says where there are more. */
export const exportedRows = 10_000;
/** Hours that the link to such an archive is good. */
export const exportHours = 24;
/** Addresses of one client; more is a mistake or a robot. */
export const addressesOfClient = 50;
/** Pieces of one product that a quotation's line holds at most. */
export const piecesOfLine = 999;
/** Lines of a quotation: as many as a call names that cancels its order. */
export const linesOfQuotation = 200;
/** Pesos of the largest amount that a call tells, and so of a quotation at list price. */
export const mostPesos = 100_000_000;
/** Products that a client, or a browser, has saved at one site at most: as many as one page shows. */
export const mostFavorites = 60;
/** Saved views of one person of one report, and characters of their names. */
export const savedViewsOfPerson = 12;
export const savedViewName = 40;
/** Rows of an exported report; an XLSX sheet has a million. */
export const exportRows = 250_000;
/** Rows that somebody chooses one by one for an export: as many as a call's body holds. */
export const chosenRows = 5_000;
/** Hours that an exported report can be fetched. */
export const reportExportHours = 24;
/** Rows that one answer of a staff report has at most, where it is asked for all of them. */
export const reportRows = 10_000;
/**
 * Caps for one address at gateway and nginx: an office whose people load a page in the same second, forty requests
 * each. A network has `ofNetwork` times as much; `bodyBytes` is for requests without a file.
 */
export const frontDoor = {
  connections: 1_200,
  perSecond: 400,
  burst: 8_000,
  ofNetwork: 4,
  callsOfService: 64,
  bodyBytes: 1_024 * 1_024,
} as const;
/**
 * Milliseconds between samples of the event loop's delay; the usual ten would wake an idle process a hundred times a
 * second.
 */
export const loopSampleMs = 1_000;
/** Most bytes of a request's body. */
export const bodyBytes = 256 * 1_024;

/** Passwords checked at once by the account service, and those that wait for it at most: about five seconds of work. */
export const passwordTurns = { atOnce: 2, waiting: 200 } as const;

/** The page reports that a gateway takes in a minute; errors are all counted, and some are looked up and logged. */
export const pageReports = {
  read: { all: 6_000, ofCaller: 300 },
  logged: { all: 60, ofCaller: 10 },
} as const;

/** The one file that goes with a message to the store: a photograph of a telephone, or a PDF. */
export const attachment = {
  bytes: 5 * 1_024 * 1_024,
  /** Points of a picture; a telephone's have up to fifty million. */
  pixels: 50_000_000,
  /** Points of the longer side, as it is mailed. */
  side: 2_500,
  /** Seconds until its drawing is given up. */
  seconds: 10,
  pages: 50,
  /** Drawn at a time, and waiting for their turn. */
  atOnce: 1,
  waiting: 10,
  /** Files that are kept while their message is written. */
  kept: 200,
} as const;

/** The picture of a follow-up record (accounts 9), and the caps on drawing it anew for the staff service. */
export const recordImage = {
  bytes: 2 * 1_024 * 1_024,
  pixels: attachment.pixels,
  side: 1_600,
  seconds: attachment.seconds,
  atOnce: 1,
  waiting: 10,
} as const;

/** A picture of a review, as it is kept, and the caps on drawing it anew for the account service. */
export const reviewPicture = {
  bytes: attachment.bytes,
  pixels: attachment.pixels,
  side: 1_600,
  seconds: attachment.seconds,
  atOnce: 1,
  waiting: 10,
  /** The same for its thumbnail, twice as large as lists show it. */
  smallSide: 192,
  /** Chosen for one piece and not sent yet; the oldest goes. */
  kept: 6,
} as const;

/** A picture of a service request, as it is kept, and the caps on drawing it anew for the checkout service. */
export const requestPicture = {
  bytes: attachment.bytes,
  pixels: attachment.pixels,
  side: 1_600,
  seconds: attachment.seconds,
  atOnce: 1,
  waiting: 10,
} as const;

/** A *constancia de situación fiscal* that is read: the tax authority's own have three pages and 170 KB. */
export const constancia = {
  bytes: 4 * 1_024 * 1_024,
  pages: 10,
  /** Milliseconds until its reading is given up. */
  readMs: 8_000,
  /** MiB that reading one may take. */
  memoryMiB: 384,
  /** Read at a time, and waiting for their turn. */
  atOnce: 2,
  waiting: 10,
} as const;

/** A merchant's file that is imported; more is a mistake or an attack, and would take the machine's memory and hours. */
export const importedFile = {
  /** Bytes of a file, unpacked. */
  bytes: 300_000_000,
  /** How many times larger it may get by unpacking, from the first megabytes on: tables of text reach about twenty. */
  ratio: 100,
  /** Rows that are read. */
  rows: 500_000,
  /** Characters of one row; a longer one is refused. */
  row: 1_000_000,
  /** Characters of one row at which reading ends: no row is meant to be so long. */
  longestRow: 20_000_000,
  /** Minutes that an import may take, pictures included. */
  minutes: 120,
} as const;

/** The pictures that an import takes: those uploaded with its file, and those that its cells link to. */
export const importedPictures = {
  /** Bytes and points of one, and points of its shorter side at least. */
  bytesOfOne: 20_000_000,
  pixels: 60_000_000,
  least: 300,
  /** Files of the folder or the ZIP that is handed in. */
  files: 50_000,
  /** Addresses that are asked, at a time and in all; seconds for one and for all; bytes of all. */
  atOnce: 4,
  addresses: 20_000,
  secondsOfOne: 15,
  seconds: 3_600,
  bytes: 5_000_000_000,
} as const;

/** Bytes of a 3D model that is handed in: a telephone loads it whole. */
export const importedModels = { bytes: 15_000_000 } as const;

/** Filters that a file may bring, as many as a panel shows at a glance. Letters of a value. */
export const importedFilters = { filters: 30, values: 80, letters: 40 } as const;

/** Backups of the store: how many are kept, and seconds after which a log that is not full is archived too. */
export const storeBackups = { kept: 7, archiveSeconds: 60 } as const;

/**
 * Calls to a bucket: its connections, fewer of them for slow lines than a gateway lets stall; its milliseconds and
 * tries, by what for.
 */
export const bucketCalls = {
  connections: 256,
  connectMs: 2_000,
  silentMs: 30_000,
  wholeMs: 2_500,
  reading: { tries: 2, answerMs: 3_000 },
  writing: { tries: 4, answerMs: 120_000 },
} as const;

/** Milliseconds that a part of a process may take to start on a busy machine: who started it sees sooner that it hangs. */
export const startMs = 600_000;

/** Rows of each group in the report of reasons: the largest. */
export const reasonRows = 50;

/** A process that runs the remotes' code for a gateway: one for each remote, and spare ones. */
export const rendererLimits = {
  memoryMiB: 512,
  /** Usually, and at most. */
  spare: 1,
  mostSpare: 16,
  /** Minutes without a page until a remote's renderer gives its 50 MiB back: longer than a visitor looks at a page. */
  restMinutes: 2,
  /** Seconds after which one that still owes a page is ended; its own watchdog, which can name a culprit, comes first. */
  pageSeconds: 120,
} as const;
