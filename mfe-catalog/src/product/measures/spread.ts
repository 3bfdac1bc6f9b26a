import { mainView, pieceFill } from '@actual/contracts/facts/catalog/product-pictures';
import type { Size } from './size';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const [yaw, pitch] = [radians(mainView.yaw), radians(mainView.pitch)];

/** The share of its main picture's width that a piece takes, as a box, or as a cylinder when it is as deep as wide. */
export function spreadOf({ width, depth, height }: Pick<Size, 'width' | 'depth' | 'height'>): number {
  const isRound = Math.abs(width - depth) <= 0.015 * width;
  const across = isRound ? width : width * Math.cos(yaw) + depth * Math.sin(yaw);
  const back = isRound ? width : depth * Math.cos(yaw) + width * Math.sin(yaw);
  const up = height * Math.cos(pitch) + back * Math.sin(pitch);
  return pieceFill * Math.min(1, across / up);
}
