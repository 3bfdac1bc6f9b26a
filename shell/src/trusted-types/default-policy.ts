/** The conversions that this document allows; the browser refuses those without a rule. */
interface Rules {
  createScriptURL(address: string): string;
  createHTML?(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: 'default', rules: Rules): unknown;
}

interface Allowed {
  script(address: string): boolean;
  html?: readonly string[];
}

/** Makes the document's one policy for texts that nobody marked as trusted: listed addresses and listed HTML pass. */
export function guardDocument({ script, html }: Allowed): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (script(address)) return address;
      throw new TypeError(`${new URL(address, location.href).origin} has no script that may run in this document`);
    },
    ...(html && {
      createHTML(text) {
        if (html.includes(text)) return text;
        throw new TypeError('a text does not become HTML in this document');
      },
    }),
  });
}
