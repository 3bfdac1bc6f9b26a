/** The element that says how many pieces a list has. */
export const countId = 'cuantas';

/** The pressed link goes with its filter: the focus goes to what is said of the new list. */
export const focusCount = (): void => document.getElementById(countId)?.focus({ preventScroll: true });
