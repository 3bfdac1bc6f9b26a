export const sessionOverText = 'Tu sesión expiró. Entra de nuevo e inténtalo otra vez: lo que escribiste sigue aquí.';
export const commonPasswordText = 'Es de las más usadas y fácil de adivinar: elige otra.';
