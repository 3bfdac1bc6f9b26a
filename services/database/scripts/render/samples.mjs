import * as THREE from 'three';
import { halton } from './lights.mjs';

/** @typedef {{ subject: THREE.Group, shot: import('./subjects.mjs').Shot, camera: THREE.PerspectiveCamera, grounded: boolean, reach: number }} Take */
/** @typedef {Take & { sum: THREE.WebGLRenderTarget, area: THREE.Vector4 }} Summed */
/** @typedef {{ place: (sample: number) => void, draw: (take: Summed, frame: THREE.WebGLRenderTarget) => void, size: number, renderer: THREE.WebGLRenderer }} Sampling */

/**
 * The part of the picture that an object and its shadow take up, in pixels: nothing else is cleared and added up.
 * @param {Take} take
 * @param {number} size
 */
const areaOf = ({ subject, camera, reach }, size) => {
  const box = new THREE.Box3().setFromObject(subject);
  box.expandByVector(new THREE.Vector3(Math.max(0, reach), 0, Math.max(0, reach)));
  const area = new THREE.Box2();
  const point = new THREE.Vector3();
  for (const x of [box.min.x, box.max.x])
    for (const y of [box.min.y, box.max.y])
      for (const z of [box.min.z, box.max.z]) area.expandByPoint(point.set(x, y, z).project(camera));
  /** @param {number} at */
  const pixel = (at) => Math.round(Math.min(1, Math.max(0, (at + 1) / 2)) * size);
  const [left, bottom] = [pixel(area.min.x - 0.01), pixel(area.min.y - 0.01)];
  return new THREE.Vector4(left, bottom, pixel(area.max.x + 0.01) - left, pixel(area.max.y + 0.01) - bottom);
};

/**
 * Adds up `frames` samples of each take in a `sum` of its own: `place(i)` sets the light of
 * sample `i`, from 1, and `draw(take, frame)` draws the take into `frame` and adds it.
 * @param {Take[]} takes
 * @param {number} frames
 * @param {Sampling} sampling
 * @returns {Summed[]}
 */
export const renderSamples = (takes, frames, { place, draw, size, renderer }) => {
  const frame = new THREE.WebGLRenderTarget(size, size, { type: THREE.HalfFloatType });
  const summed = takes.map((take) => {
    const sum = new THREE.WebGLRenderTarget(size, size, { type: THREE.FloatType, depthBuffer: false });
    renderer.setRenderTarget(sum);
    renderer.clear();
    const area = take.shot.whole ? new THREE.Vector4(0, 0, size, size) : areaOf(take, size);
    sum.scissor.copy(area);
    sum.scissorTest = true;
    return { ...take, sum, area };
  });
  frame.scissorTest = true;
  for (let i = 1; i <= frames; i += 1) {
    place(i);
    for (const take of summed) {
      frame.scissor.copy(take.area);
      take.camera.setViewOffset(size, size, halton(i, 2) - 0.5, halton(i, 3) - 0.5, size, size);
      draw(take, frame);
    }
  }
  frame.dispose();
  return summed;
};
