export const figureNames: readonly string[];
