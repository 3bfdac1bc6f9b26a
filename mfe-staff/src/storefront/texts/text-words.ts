import type { StorefrontContent } from '@actual/contracts';

export type Texts = Extract<StorefrontContent, { kind: 'texts' }>;
export type Written = NonNullable<Texts['own']>;

/** A text without the spaces that typing leaves around it. */
export const cleanedText = (content: Texts): Texts => ({
  ...content,
  own: content.own && {
    lead: content.own.lead.trim(),
    description: content.own.description.trim(),
    text: content.own.text.trim(),
  },
});

/** The message for a text that cannot be sent; null for one that can. */
export function textComplaint({ own }: Texts): string | null {
  if (!own) return null;
  if (!own.text) return 'Escribe el texto, o vuelve al original.';
  return own.description ? null : 'Escribe la descripción: es lo que muestran los buscadores.';
}

/** A text in one line, as it is written. */
export const textSummary = ({ own }: Texts): string => own?.text.replace(/\s+/g, ' ') ?? 'Sin texto propio';

/** How a text is written, with an example of each way. */
export const waysToWrite: readonly { write: string; means: string }[] = [
  { write: '## Título', means: 'Un título; con ### uno menor' },
  { write: '**negritas**', means: 'Palabras en negritas' },
  { write: '- uno', means: 'Una lista; con 1. una numerada' },
  { write: '[palabras](/formas-de-pago)', means: 'Un enlace a una página de la tienda, o a https://…' },
  { write: '| Día | Hora |', means: 'Una tabla; su segunda línea es |---|---|' },
  { write: ':::nota Título … :::', means: 'Un recuadro; también :::aviso, :::cifras, :::pasos, :::fichas' },
  { write: ':::preguntas … :::', means: 'Preguntas que se abren, cada una con ### ¿Pregunta?' },
];
