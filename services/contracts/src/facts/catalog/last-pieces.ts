/** So many pieces, or fewer, are the last ones. */
export const mostLastPieces = 3;
export const lastPiecesText = (pieces: number): string => (pieces === 1 ? 'Última pieza' : `Últimas ${pieces} piezas`);
