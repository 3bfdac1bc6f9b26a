/** A text literal of OData: a quote inside is doubled. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
