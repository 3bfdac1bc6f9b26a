/** How a mail begins. An account whose name ended with the proof of its e-mail has none until its owner types it. */
export const hello = (firstName: string): string => (firstName.trim() ? `Hola, ${firstName}.` : 'Hola.');
