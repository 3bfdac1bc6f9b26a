/** The forms that a message can come from: the contact page, or suggestions and complaints. */
export const messageKinds = ['contact', 'suggestion'] as const;
export type MessageKind = (typeof messageKinds)[number];
export const messageKindWords: Readonly<Record<MessageKind, string>> = {
  contact: 'Contacto',
  suggestion: 'Sugerencia o queja',
};

export const messageStates = ['new', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];
/** The state of one message as people read it. */
export const messageStateWords: Readonly<Record<MessageState, string>> = {
  new: 'Por contestar',
  answered: 'Contestado',
};

/** The state of a message without an answer; lists begin with the oldest of them. */
export const unanswered: MessageState = 'new';

/** How people read the folio of a message: with a letter, so that it is no quotation's and no order's. */
export const messageFolio = (number: number | string): string => `M-${number}`;
