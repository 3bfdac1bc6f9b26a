/** What the desk's search finds, as its field says it. */
export const searched = 'Folio, cliente, correo, teléfono, producto o página';
