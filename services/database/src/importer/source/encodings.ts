/** The encodings of a text file. `cp850` is the one that Node's decoder does not know. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'cp850';

/** The upper half of DOS's code page 850, which old programs of Latin America still write. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

const dos: Decoder = {
  decode: (bytes = new Uint8Array()) => {
    let text = '';
    for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : (cp850[byte - 128] ?? '');
    return text;
  },
};

/** Decodes an encoding; Node knows all but DOS. */
export const decoderOf = (encoding: Encoding): Decoder => (encoding === 'cp850' ? dos : new TextDecoder(encoding));

const spanish = /[áéíóúüñÁÉÍÓÚÜÑ¿¡°º½¼¾–—“”‘’…®™]/g;
/** Signs that Spanish has no use for: other encodings' letters become these. */
const strange =
  /[\u0080-\u009f\u2500-\u25ff\ue000-\uf8ff∑∏π∫Ω≈∆√∞◊ŒœŸƒ¤¦§¨©ªª«¬¯±²³´µ¶·¸¹»×÷ØøÐðÞþÆæÅåãõÃÕ‡†‰‹›ˆ˜¢£¥€]/g;
/** An accented capital in the middle of small letters, or the other way round. */
const misplaced = /[a-z][ÁÉÍÓÚÜÑ][a-z]|(?<![a-záéíóúüñ])[áéíóúü](?=[A-Z])/g;

const scoreOf = (text: string): number =>
  (text.match(spanish)?.length ?? 0) -
  3 * (text.match(strange)?.length ?? 0) -
  2 * (text.match(misplaced)?.length ?? 0);

/** The encoding of bytes that are no UTF-8: the one in which they look most like Spanish. */
export function guessedEncoding(sample: Uint8Array): Encoding {
  const candidates = ['windows-1252', 'macintosh', 'cp850'] as const;
  const scored = candidates.map((encoding) => [encoding, scoreOf(decoderOf(encoding).decode(sample))] as const);
  return scored.sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'windows-1252';
}

/** Whether text was written in UTF-8, read as Windows-1252 and written again: `Ã¡` for `á`. */
export const isTwiceEncoded = (text: string): boolean =>
  (text.match(/Ã[\u0080-\u00bf¡-¿±³º‘“ ]/g)?.length ?? 0) >= 2 && !/[áéíóúñ]/.test(text);
