import * as THREE from 'three';

/** The low-discrepancy sequence that spreads light and sub-pixel samples evenly. */
export const halton = (index, base) => {
  let result = 0;
  for (let fraction = 1 / base, i = index; i > 0; i = Math.floor(i / base), fraction /= base)
    result += (i % base) * fraction;
  return result;
};

/** A directional light whose shadow camera just holds a sphere of `radius`. */
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
  light.shadow.radius = 3;
  return light;
};
