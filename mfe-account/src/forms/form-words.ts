export const commonPasswordText = 'Es de las más usadas y fácil de adivinar: elige otra.';
