/** Why the store itself cannot bring pieces on their day. */
export const delayReasons = ['not-arrived', 'not-passed', 'no-van', 'weather'] as const;
export type DelayReason = (typeof delayReasons)[number];

/** A reason as it reads within a sentence, for buyers and staff. */
export const delayWords: Readonly<Record<DelayReason, string>> = {
  'not-arrived': 'una pieza no ha llegado a nuestro almacén',
  'not-passed': 'una pieza no pasó nuestra revisión y la estamos reponiendo',
  'no-van': 'nuestra camioneta no puede salir ese día',
  weather: 'el clima o los caminos no permiten llegar',
};

/** What came of the choice: the proposed day stays, another one, or the pieces were canceled. */
export const delayAnswers = ['kept', 'moved', 'canceled'] as const;
export type DelayAnswer = (typeof delayAnswers)[number];
export const delayAnswerWords: Readonly<Record<DelayAnswer, string>> = {
  kept: 'se queda con el día propuesto',
  moved: 'eligió otro día',
  canceled: 'canceló las piezas',
};

/** Characters of the store's word to the buyer. */
export const delayLetters = 300;
/** Calendar days within which the first possible day lies. */
export const delayReachDays = 90;
