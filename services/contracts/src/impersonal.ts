/** Patterns of data that name a person or grant access, wherever they stand in a sentence. The first match counts. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/([?&;](?:llave|token|key|password)=)[^&\s"']+/gi, '$1[secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+\.\w+/g, '[email]'],
  [/\b[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}\b/g, '[rfc]'],
  // telephones, cards and CLABEs: ten digits at the least, in groups or not; not those of an id
  [/(?<![\w-])\+?\d(?:[ -]?\d){9,}(?![\w-])/g, '[number]'],
  [/(?<![\w-])\+?\d{1,3} ?\(\d{2,3}\) ?\d{3}[ -]?\d{4}(?!\d)/g, '[number]'],
];

/**
 * A sentence of somebody else (a provider, a library, the database) without e-mail addresses, telephones, numbers of
 * cards and accounts, RFC, tokens and keys: for logs, and for reasons that are kept. Names and streets cannot be told
 * from other words, so our own messages must leave them out.
 */
export const impersonal = (text: string): string =>
  patterns.reduce((told, [pattern, instead]) => told.replace(pattern, instead), text);
