import * as THREE from 'three';

// Share of the frame that the object's longer side fills, measured on the projected vertices.
const FILL = 0.8;
const VIEWS = {
  main: { yaw: 32, pitch: 13, zoom: 1 },
  front: { yaw: 0, pitch: 4, zoom: 1 },
  side: { yaw: 90, pitch: 4, zoom: 1 },
  detail: { yaw: 32, pitch: 16, zoom: 2.6 },
};

const projectedBounds = (object, camera) => {
  const bounds = new THREE.Box2();
  const point = new THREE.Vector3();
  object.traverse((mesh) => {
    const position = mesh.isMesh ? mesh.geometry.getAttribute('position') : undefined;
    if (!position) return;
    const step = Math.max(1, Math.floor(position.count / 6000));
    for (let i = 0; i < position.count; i += step) {
      point.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld).project(camera);
      bounds.expandByPoint(point);
    }
  });
  return bounds;
};

/** Places a long-lens camera for `shot.view` so that the object fills 80 % of the square, whatever its shape. */
export const frameCamera = (object, box, shot) => {
  const view = VIEWS[shot.view ?? 'main'];
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
  const zoom = shot.zoom ?? view.zoom;
  const scale = ((FILL * 2) / Math.max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y)) * zoom;
  const center = bounds.getCenter(new THREE.Vector2());
  if (zoom > 1) {
    // a detail looks at a point given in fractions of the object's own rectangle, from its lower left corner
    const [x, y] = shot.focus ?? [0.3, 0.62];
    center.set(bounds.min.x + (bounds.max.x - bounds.min.x) * x, bounds.min.y + (bounds.max.y - bounds.min.y) * y);
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
  return camera;
};
