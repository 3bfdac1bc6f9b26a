import type { Colleague } from '@actual/contracts';
import { type InsideRole, insideRoles, roleWords } from '@actual/contracts/facts/access/roles';
import { type ColleagueState, teamLimits } from '@actual/contracts/facts/access/team';
import { requiredText } from '@actual/contracts/facts/text/field-texts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { emailCheck, phoneCheck } from '@actual/contracts/field-checks';
import { formatMoment } from '@actual/contracts/store-day';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';
import type { Tone } from '../reports/StateTag';

export const stateWords: Readonly<Record<ColleagueState, { word: string; tone: Tone }>> = {
  active: { word: 'Con acceso', tone: 'good' },
  invited: { word: 'Invitación enviada', tone: 'waiting' },
  ended: { word: 'Sin acceso', tone: 'neutral' },
};

/** The rights of each role, shown to the administrator who chooses one. */
export const roleNotes: Readonly<Record<InsideRole, string>> = {
  seller: 'Vende, cobra y da seguimiento en su tienda. Ve los reportes y los mensajes.',
  manager: 'Además autoriza, devuelve dinero, modera opiniones y cambia el contenido de la tienda.',
  admin: 'Además decide quién entra y con qué rol, cambia las categorías y regresa versiones.',
  broker: 'No vende: ve las cotizaciones que recomendó y su perfil de corredor.',
};
export const roleChoices = insideRoles.map((role) => ({ value: role, label: roleWords[role] }));

export const nameOf = ({ firstName, lastName, email }: Colleague): string => `${firstName} ${lastName}`.trim() || email;

/** Where somebody's access stands beyond its state. */
export function accessNote({ state, invitedUntil, endedAt, secondFactor }: Colleague): string {
  if (state === 'ended') return endedAt ? `Desde el ${formatMoment(endedAt)}` : '';
  if (state === 'invited') return invitedUntil ? `Hasta el ${formatMoment(invitedUntil)}` : 'El enlace venció';
  return secondFactor ? 'Con segundo paso' : 'Sin segundo paso';
}

export const inviteFields = ['firstName', 'lastName', 'email', 'mobilePhone', 'role', 'Store'] as const;
export type InviteField = (typeof inviteFields)[number];
export type Invitation = Record<InviteField, string>;
export const emptyInvitation: Invitation = {
  firstName: '',
  lastName: '',
  email: '',
  mobilePhone: '',
  role: '',
  Store: '',
};
export const inviteLabels: Readonly<Record<InviteField, string>> = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  mobilePhone: 'Celular',
  role: 'Rol',
  Store: 'Tienda',
};

/** The message for a wrong field of an invitation; true when it is right. */
export function checkInvitation(field: InviteField, draft: Invitation): true | string {
  const text = draft[field].trim();
  if (field === 'Store') return true;
  if (field === 'mobilePhone') return text === '' || phoneCheck(inviteLabels.mobilePhone, text);
  if (!text) return requiredText;
  return field === 'email' ? emailCheck(text) : true;
}

const refusals: Readonly<Record<string, string>> = {
  email_taken:
    'Este correo ya es de una cuenta, de un cliente o de alguien del equipo. Usa otro, o devuélvele el acceso.',
  team_full: `Ya hay ${teamLimits.people} personas con acceso. Termina el de alguien.`,
  too_many_mails: 'Ya enviamos varios correos a esta dirección. Intenta de nuevo en una hora.',
  own_access: 'Tu propio acceso lo cambia otra persona que administre la tienda.',
  forbidden: 'Ya no tienes permiso para administrar el equipo.',
  not_found: 'Esta persona ya no está. Vuelve a la lista.',
  invalid_input: 'Revisa lo que escribiste.',
  conflict: 'Alguien más lo cambió mientras tanto. Ya ves lo que hay ahora; lo que elegiste sigue aquí.',
};

/** Why a change of somebody's access was refused, in words. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? refusals[error.code] : undefined) ?? tryAgainText;
