import * as THREE from 'three';

/** @typedef {THREE.MeshStandardMaterial} Original as the loader of models makes them */
/** @typedef {THREE.MeshStandardMaterial | THREE.MeshPhongMaterial | THREE.MeshLambertMaterial} Surface */

const METAL = /metal|chrom|alu|steel|iron|brass|handle|inox|plata/i;
const LACQUER = /paint|plast|ceram|glos|white|lacquer|tube/i;

/**
 * A textured material keeps its grain: the picture is reduced to light and dark around its own mean, then colored.
 * @param {THREE.Texture} texture
 */
const greyTexture = (texture) => {
  const { width, height } = texture.image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws on no canvas');
  context.drawImage(texture.image, 0, 0);
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  /** @param {number} i */
  const light = (i) => 0.3 * data[i] + 0.59 * data[i + 1] + 0.11 * data[i + 2];
  let total = 0;
  for (let i = 0; i < data.length; i += 4) total += light(i);
  const mean = Math.max(total / (data.length / 4), 24);
  for (let i = 0; i < data.length; i += 4) {
    const gray = Math.min(255, Math.max(0, 205 * (1 + (light(i) / mean - 1) * 0.8)));
    data[i] = gray;
    data[i + 1] = gray;
    data[i + 2] = gray;
  }
  context.putImageData(picture, 0, 0);
  const copy = texture.clone();
  // a clone shares its source: the other colors of the model keep theirs
  copy.source = new THREE.Source(canvas);
  copy.needsUpdate = true;
  return copy;
};

/**
 * @param {Surface} material
 * @param {string} hex
 */
const tinted = (material, hex) => {
  const color = new THREE.Color(hex);
  if (material.map) {
    material.map = greyTexture(material.map);
    color.multiplyScalar(1 / 0.6);
  }
  material.color.copy(color);
};

/**
 * Cloth and wood are matt (cheap to draw without a GPU); lacquer shines a little; only metal and glass mirror the studio.
 * @param {Original} original
 * @param {THREE.Texture} environment
 * @returns {Surface}
 */
const surfaceOf = (original, environment) => {
  const shared = {
    name: original.name,
    color: original.color,
    map: original.map,
    side: THREE.DoubleSide,
    shadowSide: THREE.DoubleSide,
  };
  if (original.transparent) {
    return new THREE.MeshStandardMaterial({
      ...shared,
      envMap: environment,
      envMapIntensity: 0.9,
      roughness: 0.08,
      transparent: true,
      opacity: Math.max(original.opacity, 0.22),
      depthWrite: false,
    });
  }
  if (METAL.test(original.name) && !original.map) {
    return new THREE.MeshStandardMaterial({
      ...shared,
      envMap: environment,
      envMapIntensity: 0.9,
      metalness: 0.7,
      roughness: 0.36,
    });
  }
  if (LACQUER.test(original.name)) return new THREE.MeshPhongMaterial({ ...shared, specular: 0x1c1c1c, shininess: 34 });
  if (original.alphaTest > 0) return new THREE.MeshLambertMaterial({ ...shared, alphaTest: original.alphaTest });
  return new THREE.MeshLambertMaterial(shared);
};

/**
 * Gives every material a believable surface and applies the shot's tints (`{ materialName: hex }`, `*` for all).
 * @param {THREE.Object3D} object
 * @param {Record<string, string>} tint
 * @param {THREE.Texture} environment
 */
export const dressMaterials = (object, tint, environment) => {
  /** @type {Map<Original, Surface>} */
  const done = new Map();
  object.traverse((mesh) => {
    if (!(mesh instanceof THREE.Mesh)) return;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    /**
     * @param {Original} original
     * @returns {Surface}
     */
    const dress = (original) => {
      const before = done.get(original);
      if (before) return before;
      const material = surfaceOf(original, environment);
      const hex = tint[original.name] ?? tint['*'];
      if (hex) tinted(material, hex);
      if (material.map) material.map.anisotropy = 2;
      done.set(original, material);
      return material;
    };
    mesh.material = Array.isArray(mesh.material) ? mesh.material.map(dress) : dress(mesh.material);
    if (mesh.material.transparent) mesh.castShadow = false;
  });
};
