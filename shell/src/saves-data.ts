/** Whether the visitor's browser asks to be sent little: then nothing is fetched before it is wanted. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
