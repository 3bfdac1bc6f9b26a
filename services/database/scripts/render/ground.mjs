import * as THREE from 'three';
import { placeLight, shadowLight } from './lights.mjs';
import { addFrame, blurAlpha } from './passes.mjs';

/** @typedef {{ box: THREE.Box3, center: THREE.Vector3, radius: number, lines: THREE.Vector3[] }} Place */

const SIDE = 256;
const SAMPLES = 18;
/** The sine of the angle from straight up that light reaches: lower light draws shadows longer than the picture has room for. */
const WIDEST = 0.62;

/** The part of the piece's radius across which the shadow fades. */
const SOFTNESS = 0.4;

/**
 * @param {THREE.TextureDataType} type
 * @param {boolean} depthBuffer
 */
const target = (type, depthBuffer) => new THREE.WebGLRenderTarget(SIDE, SIDE, { type, depthBuffer });

/**
 * The shadow fades across the outline of the footprint and ends before the picture does.
 * @param {THREE.Texture} map
 * @param {THREE.Vector3[]} lines
 * @param {number} softness
 */
const groundMaterial = (map, lines, softness) =>
  new THREE.ShaderMaterial({
    uniforms: { map: { value: map }, reach: { value: 0 }, lines: { value: lines }, softness: { value: softness } },
    vertexShader: `
      varying vec2 at; varying vec2 place;
      void main() {
        at = uv;
        vec4 world = modelMatrix * vec4(position, 1.0);
        place = world.xz;
        gl_Position = projectionMatrix * viewMatrix * world;
      }`,
    fragmentShader: `
      uniform sampler2D map; uniform float reach; uniform float softness; uniform vec3 lines[${lines.length}];
      varying vec2 at; varying vec2 place;
      void main() {
        float beside = -1000.0;
        for (int i = 0; i < ${lines.length}; i++) beside = max(beside, dot(place, lines[i].xy) - lines[i].z);
        float fade = 1.0 - smoothstep(reach - softness, reach, beside);
        gl_FragColor = vec4(0.010, 0.008, 0.005, texture2D(map, at).a * fade);
      }`,
    transparent: true,
    depthWrite: false,
  });

/**
 * Bakes the soft shadow of `object` seen from above and answers a ground plane that carries it as alpha; `reachTo` says
 * how far from the footprint (`lines`), in metres, it is seen.
 * @param {THREE.WebGLRenderer} renderer
 * @param {THREE.Object3D} object
 * @param {Place} place
 */
export const bakeGround = (renderer, object, { box, center, radius, lines }) => {
  const half = radius * 1.9;
  const floor = box.min.y;
  const scene = new THREE.Scene();
  /** @type {THREE.Mesh<THREE.PlaneGeometry, THREE.Material>} */
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(half * 2, half * 2), new THREE.ShadowMaterial({ opacity: 1 }));
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(center.x, floor - radius * 0.002, center.z);
  plane.receiveShadow = true;
  const light = shadowLight(radius, 512);
  light.target.position.copy(center);
  const parent = object.parent;
  scene.add(plane, object, light, light.target);
  const camera = new THREE.OrthographicCamera(-half, half, half, -half, 0.001, radius * 20);
  camera.position.set(center.x, floor + radius * 9, center.z);
  camera.up.set(0, 0, -1);
  camera.lookAt(center.x, floor, center.z);
  // the object casts its shadow and is not drawn; leaves stay leaves
  /** @type {[THREE.Mesh, THREE.Material | THREE.Material[]][]} */
  const drawn = [];
  object.traverse((mesh) => {
    if (!(mesh instanceof THREE.Mesh)) return;
    drawn.push([mesh, mesh.material]);
    const [{ map, alphaTest }] = [mesh.material].flat();
    mesh.material = new THREE.MeshBasicMaterial({
      ...(alphaTest > 0 ? { map, alphaTest } : {}),
      colorWrite: false,
      depthWrite: false,
      side: THREE.DoubleSide,
      shadowSide: THREE.DoubleSide,
    });
  });
  const frame = target(THREE.HalfFloatType, true);
  const sum = target(THREE.FloatType, false);
  const swap = target(THREE.FloatType, false);
  renderer.setRenderTarget(sum);
  renderer.clear();
  for (let i = 1; i <= SAMPLES; i += 1) {
    const isKey = placeLight(light, i, { center, radius, widest: WIDEST });
    renderer.setRenderTarget(frame);
    renderer.render(scene, camera);
    addFrame(renderer, frame.texture, (isKey ? 0.6 : 0.54) / SAMPLES, sum);
  }
  for (const [mesh, material] of drawn) mesh.material = material;
  parent?.add(object);
  for (const width of [1, 0.6]) blurAlpha(renderer, sum, swap, width, SIDE);
  frame.dispose();
  swap.dispose();
  light.dispose();
  const material = groundMaterial(sum.texture, lines, radius * SOFTNESS);
  plane.material = material;
  return {
    plane,
    /** @param {number} metres */
    reachTo: (metres) => {
      material.uniforms.reach.value = metres;
    },
    dispose: () => sum.dispose(),
  };
};
