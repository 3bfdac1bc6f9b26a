/** The outcomes of a quotation, as calls and rows write them. */
export const QuotationState = {
  open: 'open',
  ordered: 'ordered',
  lost: 'lost',
  merged: 'merged',
} as const;
export type QuotationState = (typeof QuotationState)[keyof typeof QuotationState];
export const quotationStates: readonly QuotationState[] = Object.values(QuotationState);
export const isQuotationState = (text: string): text is QuotationState => quotationStates.some((one) => one === text);

/** The word that staff read for it. `merged`: its articles went into another quotation of the same client. */
export const quotationStateWords: Readonly<Record<QuotationState, string>> = {
  open: 'Abierta',
  ordered: 'Con pedido',
  lost: 'Perdida',
  merged: 'Unida a otra',
};

/** How far a quotation came before its order. */
export const quotationSteps = ['followed', 'tried'] as const;
export type QuotationStep = (typeof quotationSteps)[number];
export const isQuotationStep = (text: string): text is QuotationStep => quotationSteps.some((one) => one === text);

/** The step as staff read it. */
export const quotationStepWords: Readonly<Record<QuotationStep, string>> = {
  followed: 'Con seguimiento',
  tried: 'Con intento de pago',
};

/** Columns of the board of quotations, from the left: an open one by how far it came, then the outcomes. */
export const quotationStages = ['new', 'followed', 'tried', 'ordered', 'lost'] as const;
export type QuotationStage = (typeof quotationStages)[number];
export const openStages = ['new', 'followed', 'tried'] as const satisfies readonly QuotationStage[];
export type OpenStage = (typeof openStages)[number];

/** The stage as staff read it. */
export const quotationStageWords: Readonly<Record<QuotationStage, string>> = {
  new: 'Sin seguimiento',
  ...quotationStepWords,
  ordered: quotationStateWords.ordered,
  lost: quotationStateWords.lost,
};

/** Days of which the board shows the quotations, up to today. */
export const boardDays = ['7', '30', '90'] as const;
export type BoardDays = (typeof boardDays)[number];
export const usualBoardDays: BoardDays = '30';
