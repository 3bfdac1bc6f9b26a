import * as THREE from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { dressMaterials } from './materials.mjs';

/** @typedef {import('./subjects.mjs').Piece} Piece */
/** @typedef {Record<string, string>} Tint a color for each material, `*` for all */

const loader = new GLTFLoader();

/**
 * A model whose middle stands on the origin's floor.
 * @param {string} model
 */
const standing = async (model) => {
  const { scene } = await loader.loadAsync(`/models/${model}.glb`);
  const box = new THREE.Box3().setFromObject(scene);
  const middle = box.getCenter(new THREE.Vector3());
  scene.position.sub(new THREE.Vector3(middle.x, box.min.y, middle.z));
  return new THREE.Group().add(scene);
};

/**
 * The models of `pieces` on one floor: `at` in metres right and toward the camera, `lift` up, `turn` in degrees.
 * @param {Piece[]} pieces
 */
export const assemble = async (pieces) => {
  /** @type {Map<string, THREE.Group>} */
  const models = new Map();
  for (const { model } of pieces) if (!models.has(model)) models.set(model, await standing(model));
  const group = new THREE.Group();
  for (const { model, at: [x, z] = [0, 0], lift = 0, turn = 0 } of pieces) {
    const piece = models.get(model)?.clone(true);
    if (!piece) continue;
    piece.position.set(x, lift, z);
    piece.rotation.y = THREE.MathUtils.degToRad(turn);
    group.add(piece);
  }
  group.updateMatrixWorld(true);
  return group;
};

/**
 * A copy of `base` with a surface for every material; `tints` has the colors of each piece.
 * @param {THREE.Group} base
 * @param {Tint[]} tints
 * @param {THREE.Texture} environment
 */
export const dressed = (base, tints, environment) => {
  const copy = base.clone(true);
  for (const [at, piece] of copy.children.entries()) dressMaterials(piece, tints[at] ?? {}, environment);
  return copy;
};
