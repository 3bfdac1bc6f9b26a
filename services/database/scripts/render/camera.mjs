import * as THREE from 'three';
import { pieceFill } from '../../../contracts/src/facts/catalog/product-pictures.ts';
import views from '../../demo-assets/views.json';

/** @typedef {import('./subjects.mjs').Shot} Shot */
/** @typedef {{ at: number[], zoom: number }} Close a part of a picture, in its coordinates */

/** How far from the middle (1 is the edge) the shadow on the ground may be seen: outside of it a picture is clear. */
const SHADOW_LIMIT = 0.96;

/** How much floor a room shows below its furniture, where 2 is the picture's height. */
const ROOM_FLOOR = 0.24;

/**
 * @param {THREE.Object3D} object
 * @param {THREE.Camera} camera
 */
const projectedBounds = (object, camera) => {
  const bounds = new THREE.Box2();
  const point = new THREE.Vector3();
  object.traverse((mesh) => {
    const position = mesh instanceof THREE.Mesh ? mesh.geometry.getAttribute('position') : undefined;
    if (!position) return;
    const step = Math.max(1, Math.floor(position.count / 6000));
    for (let i = 0; i < position.count; i += step) {
      point.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld).project(camera);
      bounds.expandByPoint(point);
    }
  });
  return bounds;
};

/**
 * Places a long-lens camera for `shot.view` so that the object fills its share of the square, whatever its shape.
 * `close` (`{ at: [x, y], zoom }`, in coordinates of that picture) looks at a part of it.
 * @param {THREE.Object3D} object
 * @param {THREE.Box3} box
 * @param {Shot} shot
 * @param {Close | undefined} close
 */
export const frameCamera = (object, box, shot, close) => {
  const view = views[shot.view];
  const yaw = THREE.MathUtils.degToRad(shot.yaw ?? view.yaw);
  const pitch = THREE.MathUtils.degToRad(shot.pitch ?? view.pitch);
  const size = box.getSize(new THREE.Vector3()).length();
  const target = box.getCenter(new THREE.Vector3());
  const camera = new THREE.PerspectiveCamera(20, 1, size * 0.05, size * 20);
  const toward = new THREE.Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  camera.position.copy(target).addScaledVector(toward, size * 3.6);
  camera.lookAt(target);
  object.updateMatrixWorld(true);
  camera.updateMatrixWorld(true);
  camera.updateProjectionMatrix();
  const bounds = projectedBounds(object, camera);
  const fill = shot.fill ?? pieceFill;
  let scale = (fill * 2) / Math.max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y);
  const center = bounds.getCenter(new THREE.Vector2());
  // a room stands on its picture's lower edge as one sees it from a chair: the wall above it, not an empty floor below
  if (shot.whole) {
    const free = 1 - ((bounds.max.y - bounds.min.y) * scale) / 2;
    center.y += (free - Math.min(free, ROOM_FLOOR)) / scale;
  }
  if (close) {
    center.add(new THREE.Vector2(...close.at).divideScalar(scale));
    scale *= close.zoom;
  }
  const recenter = new THREE.Matrix4()
    .makeScale(scale, scale, 1)
    .multiply(new THREE.Matrix4().makeTranslation(-center.x, -center.y, 0));
  const update = camera.updateProjectionMatrix.bind(camera);
  camera.updateProjectionMatrix = () => {
    update();
    camera.projectionMatrix.premultiply(recenter);
    if (camera.view?.enabled) {
      const shift = new THREE.Matrix4().makeTranslation(
        (camera.view.offsetX * 2) / camera.view.fullWidth,
        (camera.view.offsetY * 2) / camera.view.fullHeight,
        0,
      );
      camera.projectionMatrix.premultiply(shift);
    }
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  };
  camera.updateProjectionMatrix();
  return camera;
};

const SIDES = 24;
const directions = Array.from({ length: SIDES }, (_, at) => {
  const turn = (at / SIDES) * Math.PI * 2;
  return new THREE.Vector2(Math.cos(turn), Math.sin(turn));
});

/**
 * The outline of `object` seen from above, as lines: how far it comes in each of their directions (`x` right, `y` front).
 * @param {THREE.Object3D} object
 */
export const footprintOf = (object) => {
  const lines = directions.map(({ x, y }) => new THREE.Vector3(x, y, Number.NEGATIVE_INFINITY));
  const point = new THREE.Vector3();
  object.updateMatrixWorld(true);
  object.traverse((mesh) => {
    const position = mesh instanceof THREE.Mesh ? mesh.geometry.getAttribute('position') : undefined;
    if (!position) return;
    const step = Math.max(1, Math.floor(position.count / 6000));
    for (let i = 0; i < position.count; i += step) {
      point.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld);
      for (const line of lines) line.z = Math.max(line.z, point.x * line.x + point.z * line.y);
    }
  });
  return lines;
};

/**
 * The farthest from the picture's middle that the ground within `reach` of the footprint comes.
 * @param {THREE.Camera} camera
 * @param {THREE.Vector3[]} lines
 * @param {number} floor
 * @param {number} reach
 */
const farthest = (camera, lines, floor, reach) => {
  const point = new THREE.Vector3();
  let far = 0;
  for (const [at, a] of lines.entries()) {
    const b = lines[(at + 1) % SIDES];
    const [ra, rb] = [a.z + reach, b.z + reach];
    const across = a.x * b.y - a.y * b.x;
    point.set((ra * b.y - rb * a.y) / across, floor, (rb * a.x - ra * b.x) / across).project(camera);
    far = Math.max(far, Math.abs(point.x), Math.abs(point.y));
  }
  return far;
};

/**
 * How far beside its footprint a shadow may be seen, in metres, and not touch the picture's edge; below 0: inside of it.
 * @param {THREE.Camera} camera
 * @param {THREE.Vector3[]} lines
 * @param {number} floor
 * @param {number} most
 */
export const shadowReach = (camera, lines, floor, most) => {
  let [low, high] = [-most, most];
  if (farthest(camera, lines, floor, most) <= SHADOW_LIMIT) return most;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (farthest(camera, lines, floor, middle) <= SHADOW_LIMIT) low = middle;
    else high = middle;
  }
  return low;
};
