/** The states of an import at the desk. */
export const ImportState = {
  /** Parts of its file are missing. */
  uploading: 'uploading',
  waiting: 'waiting',
  running: 'running',
  /** Its last job ended: staff decide the next step. */
  ready: 'ready',
  /** Its products are written. */
  done: 'done',
  undone: 'undone',
} as const;
export type ImportState = (typeof ImportState)[keyof typeof ImportState];
export const importStates = Object.values(ImportState) as [ImportState, ...ImportState[]];

export const importJobs = ['look', 'try', 'run', 'undo'] as const;
export type ImportJob = (typeof importJobs)[number];
export const importStages = ['read', 'pictures', 'write'] as const;

/** Whether a job of an import waits or runs. */
export const isImportUnderWay = (state: ImportState): boolean =>
  state === ImportState.waiting || state === ImportState.running;

/** The files of an import: the table, and a ZIP of the files that it names. */
export const importFiles = ['table', 'pictures'] as const;
export type ImportFile = (typeof importFiles)[number];

/** The name of the report on an imported file. */
export const importReportFileName = (imported: string): string => `informe-${imported.replace(/\.\w+$/, '')}.csv`;

/** The fields that a column of a merchant's file can fill, as staff read them. */
export const importedFieldLabels = {
  ItemCode: 'Código',
  Name: 'Nombre',
  Price: 'Precio',
  PriceBefore: 'Precio anterior (no se guarda)',
  Promotion: 'Promoción',
  Description: 'Descripción',
  MainFeatures: 'Características',
  PackageContent: 'Contenido del paquete',
  Restrictions: 'Restricciones',
  Conservation: 'Cuidados',
  keywords: 'Palabras clave',
  Society: 'Sociedad',
  CustomBrand: 'Marca o diseñador',
  U_FAMILIA: 'Familia (SI o NO)',
  Active: 'Se muestra',
  slowMovement: 'Lento movimiento',
  hasSeries: 'Con número de serie',
  spotlight: 'Destacado',
  Finish: 'Acabado',
  DetailedColor: 'Color',
  U_COLOR: 'Familia de color',
  colorCode: 'Código de color',
  size: 'Tamaño',
  Group: 'Grupo de variantes',
  GroupName: 'Nombre del grupo',
  Categories: 'Categoría',
  Gtin: 'Código de barras (GTIN)',
  FilterValues: 'Valores de filtro',
  Attributes: 'Atributos',
  Pictures: 'Fotos',
  Model: 'Modelo 3D',
  Stock: 'Existencias',
  Warehouse: 'Bodega',
  Weight: 'Peso',
  Volume: 'Volumen',
  Packing: 'Bultos y empaque',
  Width: 'Ancho',
  Depth: 'Fondo',
  Height: 'Alto',
  Length: 'Largo',
  SeatHeight: 'Altura del asiento',
  ChairBackHeight: 'Altura del respaldo',
  ArmRestHeight: 'Altura del brazo',
} as const;
export type ImportedField = keyof typeof importedFieldLabels;
export const importedFieldNames = Object.keys(importedFieldLabels) as [ImportedField, ...ImportedField[]];

/** Fields without which a row is no product. */
export const neededFields = ['ItemCode', 'Name', 'Price'] as const satisfies readonly ImportedField[];

/** Fields whose cells are some of a few values, which staff may say for a merchant's own. */
export const valuedFields = ['Active', 'U_FAMILIA', 'Society', 'Warehouse', 'Promotion'] as const;
export type ValuedField = (typeof valuedFields)[number];
export const isValuedField = (field: string): field is ValuedField => valuedFields.some((one) => one === field);

/** The caps on imports that the desk keeps. */
export const importUploads = {
  /** Bytes of a part of a file. */
  part: 4 * 1_024 * 1_024,
  /** Bytes of a ZIP with pictures and models. */
  pictures: 300_000_000,
  /** Imports that were begun and not run; listed ones. */
  open: 10,
  listed: 30,
  /** Columns, distinct categories of a file, and entries of each list of a report that the page shows. */
  columns: 300,
  categories: 500,
  shown: 100,
  /** MiB of memory that one may take. */
  memoryMiB: 512,
} as const;
