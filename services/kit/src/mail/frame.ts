import type { MailBrand } from './brands';
import { type Html, html } from './html';

/** The page around every mail: brand bar, white sheet, closing words. Tables and inline styles, as mail clients want. */
export function frame(brand: MailBrand, mail: { title: string; preview: string; body: Html; closing: string }): string {
  return html`<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${mail.title}</title></head>
<body style="margin:0;padding:0;background:${brand.page};color:${brand.ink};font-family:Arial,Helvetica,sans-serif;">
<div style="display:none;max-height:0;overflow:hidden;">${mail.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.page};"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid ${brand.line};border-radius:${brand.radius}px;">
<tr><td style="background:${brand.bar};color:${brand.onBar};padding:20px 28px;font-family:${brand.display};font-size:22px;line-height:28px;border-radius:${brand.radius}px ${brand.radius}px 0 0;">${brand.name}</td></tr>
<tr><td style="padding:28px;font-size:15px;line-height:23px;">${mail.body}</td></tr>
<tr><td style="padding:18px 28px;border-top:1px solid ${brand.line};font-size:13px;line-height:20px;color:${brand.quiet};">${mail.closing}</td></tr>
</table></td></tr></table></body></html>`.text;
}

/** A link that looks like a button. */
export const button = (brand: MailBrand, href: string, words: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${brand.button};border-radius:${brand.radius}px;"><a href="${href}" style="display:inline-block;padding:13px 24px;font-size:15px;font-weight:bold;color:${brand.onButton};text-decoration:none;">${words}</a></td></tr></table>`;
