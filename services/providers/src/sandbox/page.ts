import type { FastifyReply } from 'fastify';
import { html, Markup } from './html';
import { STYLES } from './styles';

const MENU = [
  ['/', 'Inicio'],
  ['/correo', 'Correo'],
  ['/mercadopago', 'Mercado Pago'],
  ['/sap', 'SAP Business One'],
  ['/facturacion', 'Facturación'],
  ['/medicion', 'Medición'],
] as const;

/** Sends a page of the console: rail, title, content. `path` marks the entry of the rail. */
export function sendPage(
  reply: FastifyReply,
  page: { path: string; title: string; content: Markup; formsLeadTo?: string },
): FastifyReply {
  const menu = MENU.map(
    ([path, name]) => html`<a href="${path}" ${path === page.path ? html`aria-current="page"` : null}>${name}</a>`,
  );
  const document = html`<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${page.title} · Sandbox</title><link rel="icon" href="data:,">
<style>${new Markup(STYLES)}</style></head>
<body><nav aria-label="Sandbox"><p class="mark"><span aria-hidden="true">A</span> Sandbox</p>${menu}</nav>
<main><h1>${page.title}</h1>${page.content}</main></body></html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self' ${page.formsLeadTo ?? ''}; base-uri 'none'`,
    )
    .send(document.text);
}

/** Pesos as `$12,999.50 MXN`. */
export function formatPesos(pesos: number): string {
  return `${new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(pesos)} MXN`;
}

/** Day and hour in Mexico City. */
export function formatMoment(iso: string): string {
  return new Intl.DateTimeFormat('es-MX', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
    timeZone: 'America/Mexico_City',
  }).format(new Date(iso));
}

export function panel(title: string, content: Markup): Markup {
  return html`<section class="panel"><h2>${title}</h2>${content}</section>`;
}

/** A table; with no rows, one line that says so. */
export function table(heads: readonly string[], rows: readonly Markup[]): Markup {
  if (rows.length === 0) return html`<p class="empty">No hay información</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${heads[0]}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** A button that sends a form of its own. */
export function action(path: string, name: string): Markup {
  return html`<form method="post" action="${path}" class="inline"><button>${name}</button></form>`;
}

/** A state: always a word, on a quiet tint. */
export function state(word: string, tone: 'ok' | 'wait' | 'bad' | 'neutral'): Markup {
  return html`<span class="state ${tone}">${word}</span>`;
}

/** One field of a fault form. */
export type FaultField = { name: string; label: string; value: unknown; options?: readonly string[] };

/** The form of the fault switches: numbers, boxes and choices by the kind of their value. */
export function faultForm(path: string, fields: readonly FaultField[]): Markup {
  return html`<form method="post" action="${path}" class="faults">${fields.map(faultInput)}<button class="primary">Aplicar</button></form>`;
}

function faultInput({ name, label, value, options }: FaultField): Markup {
  if (options) {
    return html`<label>${label}<select name="${name}">${options.map(
      (option) => html`<option ${option === String(value) ? html`selected` : null}>${option}</option>`,
    )}</select></label>`;
  }
  if (typeof value === 'boolean') {
    return html`<label class="box"><input type="checkbox" name="${name}" value="true" ${value ? html`checked` : null}> ${label}</label>`;
  }
  return html`<label>${label}<input type="number" min="0" name="${name}" value="${String(value)}"></label>`;
}
