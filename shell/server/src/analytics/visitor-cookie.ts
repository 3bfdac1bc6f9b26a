/** A random word that joins the events of one visitor; set by the first event after consent, read by nobody else. */
export const visitorCookie = 'visita';
