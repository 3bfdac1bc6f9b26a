export interface PlainPage {
  nonce: string;
  title: string;
  text: string;
  /** Where else a person may go. */
  link: { href: string; text: string };
  /** Seconds after which the page asks for itself again. */
  againAfter?: number;
}

/** A page without frame, brand or script, for when nothing else can be made. Its texts are ours, none is a visitor's. */
export const plainPage = ({ nonce, title, text, link, againAfter }: PlainPage): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${againAfter === undefined ? '' : `\n<meta http-equiv="refresh" content="${againAfter}">`}
<title>${title}</title>
<style nonce="${nonce}">
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 20px; box-sizing: border-box;
  font: 1rem/1.5 system-ui, sans-serif; text-align: center; color: #16181d; background: #f6f7f8; }
h1 { margin: 0 0 8px; font-size: 1.25rem; }
p { margin: 0 0 12px; color: #4a4f58; }
a { color: inherit; }
</style>
</head>
<body>
<main role="status">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.text}</a></p>
</main>
</body>
</html>
`;
