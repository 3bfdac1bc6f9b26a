import * as THREE from 'three';

/**
 * The low-discrepancy sequence that spreads light and sub-pixel samples evenly.
 * @param {number} index
 * @param {number} base
 */
export const halton = (index, base) => {
  let result = 0;
  for (let fraction = 1 / base, i = index; i > 0; i = Math.floor(i / base), fraction /= base)
    result += (i % base) * fraction;
  return result;
};

/**
 * A directional light whose shadow camera just holds a sphere of `radius`. Its shadows are hard: many samples are soft.
 * @param {number} radius
 * @param {number} mapSize
 */
export const shadowLight = (radius, mapSize) => {
  const light = new THREE.DirectionalLight(0xffffff, 1);
  light.castShadow = true;
  light.shadow.mapSize.set(mapSize, mapSize);
  Object.assign(light.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: radius,
    far: radius * 5,
  });
  light.shadow.normalBias = radius * 0.006;
  light.shadow.bias = -0.0006;
  return light;
};

/** Toward the large soft box up left of the three-quarter view; the same in every view, so that they share shadows. */
export const towardKey = new THREE.Vector3(Math.sin(-0.34) * 0.62, 1.1, Math.cos(-0.34) * 0.62).normalize();

/** The mean share of each part of the light over all samples; the rest comes from everywhere. */
export const lightOf = { key: 1.15, sky: 2.2, everywhere: 0.95 };

/** One sample in three is of the soft box, the others are of the sky. */
const keyEvery = 3;

/**
 * Turns `light` to sample number `i` (from 1) of the soft box or of the sky around `center`.
 * `widest` is the sine of the angle from straight up that the sky's samples reach.
 * @param {THREE.DirectionalLight} light
 * @param {number} i
 * @param {{ center: THREE.Vector3, radius: number, widest: number }} around
 * @returns whether it is a sample of the soft box
 */
export const placeLight = (light, i, { center, radius, widest }) => {
  const isKey = i % keyEvery === 0;
  const around = halton(i, 2) * Math.PI * 2;
  const low = Math.sqrt(halton(i, 5)) * (isKey ? 0.24 : widest);
  light.position.set(Math.cos(around) * low, Math.sqrt(1 - low * low), Math.sin(around) * low);
  if (isKey) light.position.set(light.position.x, 0, light.position.z).add(towardKey).normalize();
  light.position.multiplyScalar(radius * 3).add(center);
  light.intensity = isKey ? lightOf.key * keyEvery : (lightOf.sky * keyEvery) / (keyEvery - 1);
  return isKey;
};
