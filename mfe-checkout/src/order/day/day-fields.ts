import { type DayHalf, dayHalves } from '@actual/contracts/facts/delivery/day-halves';
import { type SchedulableState, schedulableStates } from '@actual/contracts/facts/delivery/deliveries';

/** Its form's name among those of the page. */
export const dayForm = 'fecha';
export const storageForm = 'guardar';
/** The field that asks for storage instead of another day. */
export const storageField = 'guardar';
/** Any time of the day, among the halves that a form offers. */
export const anyTime = 'any';

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Where a delivery goes: its day and state as they were seen, its new day and the half of it. */
export interface ChosenDay {
  from: string;
  state: SchedulableState;
  to: string;
  half: DayHalf | null;
}
type ReadDay = { values: Record<string, string> } & ({ body: ChosenDay } | { errors: { dia: string } });

/** What a sent form asks for, or what it lacks. */
export function dayIn(fields: FormData): ReadDay {
  const textOf = (field: string): string => String(fields.get(field) ?? '').slice(0, 40);
  const halfIn = (field: string) => dayHalves.find((one) => one === textOf(field)) ?? null;
  const [from, to, half] = [textOf('de'), textOf('dia'), halfIn('horario')];
  const state = schedulableStates.find((one) => one === textOf('estado')) ?? 'preparing';
  const values = { dia: to, horario: half ?? anyTime };
  if (!isDay(from) || !isDay(to)) return { values, errors: { dia: 'Elige un día.' } };
  // the day that the store proposed may be kept
  if (state === 'preparing' && from === to && half === halfIn('antes') && !fields.has('propuesto'))
    return { values, errors: { dia: 'Elige otro día u otro horario.' } };
  return { values, body: { from, state, to, half } };
}
