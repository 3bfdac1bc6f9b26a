import sharp from 'sharp';

/** RGBA pixels of a cut-out. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** The render's shadow color, for pixels that had none. */
const SHADOW = [20, 17, 13] as const;
/** The coarsest step of the sources' shadow alpha, and one more. */
const STEP = 7;
/** Above this alpha a pixel belongs to the object, not to its shadow. */
const SOLID = 190;

/**
 * Takes the steps out of a cut-out's soft shadow. The committed sources keep shadow alpha in coarse steps, because
 * WebP stores alpha without loss and fine steps would double their size. A pixel changes by a step at most, so edges
 * of objects and glass stay as they are.
 */
export async function smoothShadow({ data, info }: Pixels): Promise<Pixels> {
  const pixels = info.width * info.height;
  const weight = Buffer.alloc(pixels);
  const alpha = Buffer.alloc(pixels);
  for (let i = 0; i < pixels; i += 1) {
    const own = data[i * 4 + 3] ?? 0;
    if (own >= SOLID) continue;
    weight[i] = 255;
    alpha[i] = own;
  }
  // blurred without the object: what lies beside it must not make its shadow darker
  const blur = (channel: Buffer) =>
    sharp(channel, { raw: { width: info.width, height: info.height, channels: 1 } })
      .blur(6)
      .extractChannel(0)
      .raw()
      .toBuffer();
  const alphas = await blur(alpha);
  const weights = await blur(weight);
  const smooth = Buffer.from(data);
  for (let i = 0; i < pixels; i += 1) {
    const share = weights[i] ?? 0;
    if (weight[i] === 0 || share < 64) continue;
    const own = alpha[i] ?? 0;
    const wanted = Math.round(((alphas[i] ?? 0) * 255) / share);
    if (wanted === own || Math.abs(wanted - own) > STEP) continue;
    if (own === 0) smooth.set(SHADOW, i * 4);
    smooth[i * 4 + 3] = wanted;
  }
  return { data: smooth, info };
}
