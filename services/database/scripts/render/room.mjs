import * as THREE from 'three';

const SIDE = 1024;

/**
 * Boards along the wall, each a little lighter or darker than its neighbor; no chance, so that a render can be repeated.
 * @param {string} color
 * @param {number} across
 */
const boards = (color, across) => {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws on no canvas');
  const base = new THREE.Color(color);
  const rows = 8;
  const high = SIDE / rows;
  for (let row = 0; row < rows; row += 1) {
    const start = ((row * 37) % 10) / 10;
    for (let part = -1; part < 2; part += 1) {
      const tone = 1 + ((((row * 7 + part * 5) % 9) + 9) % 9) / 110 - 0.04;
      context.fillStyle = `#${base.clone().multiplyScalar(tone).getHexString()}`;
      context.fillRect((part + start) * SIDE, row * high, SIDE, high);
      context.fillStyle = `#${base.clone().multiplyScalar(0.86).getHexString()}`;
      context.fillRect((part + start) * SIDE, row * high, 3, high);
    }
    context.fillStyle = `#${base.clone().multiplyScalar(0.86).getHexString()}`;
    context.fillRect(0, row * high, SIDE, 3);
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(across / 2.4, across / 1.3);
  texture.anisotropy = 4;
  return texture;
};

/**
 * @param {number} width
 * @param {number} height
 * @param {THREE.MeshLambertMaterialParameters} material
 */
const flat = (width, height, material) => {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), new THREE.MeshLambertMaterial(material));
  mesh.receiveShadow = true;
  return mesh;
};

const ART_SIDE = 512;
const FRAME_COLOR = '#5b4636';
const MAT_COLOR = '#f7f4ee';

/**
 * A print of two calm shapes: a sun over a hill, so that no frame hangs empty.
 * @param {string} color
 * @param {number} ratio of its height to its width
 */
const print = (color, ratio) => {
  const [width, height] = [ART_SIDE, Math.round(ART_SIDE * ratio)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws on no canvas');
  const tone = new THREE.Color(color);
  const paint = (/** @type {THREE.Color} */ fill, /** @type {[number, number, number]} */ [x, y, radius]) => {
    context.fillStyle = `#${fill.getHexString()}`;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
  context.fillStyle = `#${tone.clone().lerp(new THREE.Color(MAT_COLOR), 0.82).getHexString()}`;
  context.fillRect(0, 0, width, height);
  const small = Math.min(width, height);
  paint(tone.clone().lerp(new THREE.Color(MAT_COLOR), 0.5), [width * 0.62, height * 0.36, small * 0.2]);
  paint(tone, [width * 0.3, height + small * 0.2, small * 0.62]);
  paint(tone.clone().multiplyScalar(0.8), [width * 0.9, height + small * 0.28, small * 0.56]);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
};

/**
 * Floor and back wall around furniture that fills `box`, larger than any picture shows of them.
 * `room`: colors of `wall` and `floor`, `boards` for a floor of wood, `gap` metres between wall and furniture, `rug`
 * (`{ color, size: [width, depth], at: [x, z], round }`) and framed prints on the wall, `frames` (`{ color, size, at: [x, y] }`).
 * @param {import('./subjects.mjs').Room} options
 * @param {THREE.Box3} box
 */
export const buildRoom = ({ wall, floor, boards: wooden, gap = 0.12, rug, frames = [] }, box) => {
  const room = new THREE.Group();
  const across = 24;
  const back = box.min.z - gap;
  const ground = flat(across, across, wooden ? { map: boards(floor, across) } : { color: floor });
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(0, box.min.y - 0.003, back + across / 2);
  const behind = flat(across, 9, { color: wall });
  behind.position.set(0, box.min.y + 4.5, back);
  const skirting = flat(across, 0.09, { color: new THREE.Color(wall).lerp(new THREE.Color('#ffffff'), 0.55) });
  skirting.position.set(0, box.min.y + 0.045, back + 0.012);
  room.add(ground, behind, skirting);
  if (rug) {
    const [width, depth] = rug.size;
    const shape = rug.round ? new THREE.CircleGeometry(width / 2, 96) : new THREE.PlaneGeometry(width, depth);
    const mesh = new THREE.Mesh(shape, new THREE.MeshLambertMaterial({ color: rug.color }));
    mesh.receiveShadow = true;
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.set(rug.at[0], box.min.y + 0.004, rug.at[1]);
    room.add(mesh);
  }
  for (const {
    color,
    size: [width, height],
    at: [x, y],
  } of frames) {
    const edge = new THREE.Mesh(
      new THREE.BoxGeometry(width, height, 0.03),
      new THREE.MeshLambertMaterial({ color: FRAME_COLOR }),
    );
    edge.castShadow = true;
    edge.position.set(x, y, back + 0.015);
    const mat = flat(width - 0.03, height - 0.03, { color: MAT_COLOR });
    mat.position.set(x, y, back + 0.031);
    const [across, high] = [width * 0.66, height * 0.66];
    const inside = flat(across, high, { map: print(color, high / across) });
    inside.position.set(x, y, back + 0.032);
    room.add(edge, mat, inside);
  }
  return room;
};
