// Runs inside headless Chromium: renders one shot of one model and hands back raw RGBA.
import * as THREE from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { frameCamera } from './camera.mjs';
import { addFrame, bakeGround, pass } from './ground.mjs';
import { halton, shadowLight } from './lights.mjs';
import { dressMaterials } from './materials.mjs';

const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true });
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.toneMapping = THREE.NoToneMapping;
renderer.setClearColor(0x000000, 0);
const environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;

// The averaged frame is linear and premultiplied; the file wants sRGB and straight alpha. Highlights roll off softly.
const finishing = new THREE.ShaderMaterial({
  uniforms: { frame: { value: null }, exposure: { value: 1 }, fading: { value: 1 } },
  vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
  fragmentShader: `
    uniform sampler2D frame; uniform float exposure; uniform float fading; varying vec2 at;
    vec3 shoulder(vec3 c) {
      float peak = max(c.r, max(c.g, c.b));
      if (peak < 0.7) return c;
      return c * (1.0 - 0.3 * exp((0.7 - peak) / 0.3)) / peak;
    }
    void main() {
      vec4 c = texture2D(frame, at);
      vec3 rgb = shoulder(c.a > 0.0 ? exposure * c.rgb / c.a : vec3(0.0));
      rgb = mix(rgb * 12.92, 1.055 * pow(max(rgb, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, rgb));
      vec2 edge = smoothstep(0.0, 0.07, at) * smoothstep(0.0, 0.07, 1.0 - at);
      gl_FragColor = vec4(rgb, c.a * mix(1.0, edge.x * edge.y, fading));
    }`,
  blending: THREE.NoBlending,
  depthTest: false,
  depthWrite: false,
});

const models = new Map();
const load = async (model) => {
  if (!models.has(model)) {
    models.clear();
    models.set(model, await new GLTFLoader().loadAsync(`/models/${model}.glb`));
  }
  return models.get(model).scene;
};

/** Renders `shot` at `size` pixels square with `frames` light and sub-pixel samples; answers base64 RGBA rows, bottom first. */
window.renderShot = async (shot, { size, frames }) => {
  const object = (await load(shot.model)).clone(true);
  dressMaterials(object, shot.tint ?? {}, environment);
  const box = new THREE.Box3().setFromObject(object);
  const center = box.getCenter(new THREE.Vector3());
  const radius = box.getSize(new THREE.Vector3()).length() * 0.55;
  const camera = frameCamera(object, box, shot);
  const yaw = THREE.MathUtils.degToRad(shot.yaw ?? (shot.view === 'front' ? 0 : 32));
  const towardKey = new THREE.Vector3(Math.sin(yaw - 0.9) * 0.62, 1.1, Math.cos(yaw - 0.9) * 0.62).normalize();
  const ground =
    shot.shadow === false ? undefined : bakeGround(renderer, object, { center, radius, floor: box.min.y, towardKey });
  const scene = new THREE.Scene();
  scene.add(object, new THREE.HemisphereLight(0xffffff, 0xb9b2a8, 1.15));
  if (ground) scene.add(ground.plane);
  const key = shadowLight(radius, 1024);
  const sky = shadowLight(radius, 512);
  key.intensity = 1.75;
  sky.intensity = 0.75;
  for (const light of [key, sky]) {
    light.target.position.copy(center);
    scene.add(light, light.target);
  }
  const frame = new THREE.WebGLRenderTarget(size, size, { type: THREE.HalfFloatType });
  const sum = new THREE.WebGLRenderTarget(size, size, { type: THREE.FloatType, depthBuffer: false });
  renderer.setRenderTarget(sum);
  renderer.clear();
  for (let i = 1; i <= frames; i += 1) {
    // key: a large soft box up left of the camera; sky: a dome sample that darkens what faces nothing
    const spin = halton(i, 3) * Math.PI * 2;
    key.position.copy(towardKey);
    key.position.x += Math.cos(spin) * 0.16 * halton(i, 2);
    key.position.z += Math.sin(spin) * 0.16 * halton(i, 2);
    key.position.multiplyScalar(radius * 3).add(center);
    const around = halton(i, 2) * Math.PI * 2;
    const low = Math.sqrt(halton(i, 5) * 0.7);
    sky.position
      .set(Math.cos(around) * low, Math.sqrt(1 - low * low), Math.sin(around) * low)
      .multiplyScalar(radius * 3)
      .add(center);
    camera.setViewOffset(size, size, halton(i, 2) - 0.5, halton(i, 3) - 0.5, size, size);
    renderer.setRenderTarget(frame);
    renderer.render(scene, camera);
    addFrame(renderer, frame.texture, 1 / frames, sum);
  }
  const last = new THREE.WebGLRenderTarget(size, size, { depthBuffer: false });
  finishing.uniforms.frame.value = sum.texture;
  finishing.uniforms.exposure.value = shot.exposure ?? 1.24;
  finishing.uniforms.fading.value = shot.view === 'detail' ? 0 : 1;
  pass(renderer, finishing, last);
  const pixels = new Uint8Array(size * size * 4);
  renderer.readRenderTargetPixels(last, 0, 0, size, size, pixels);
  for (const target of [frame, sum, last]) target.dispose();
  ground?.dispose();
  key.dispose();
  sky.dispose();
  let text = '';
  for (let i = 0; i < pixels.length; i += 32768) text += String.fromCharCode(...pixels.subarray(i, i + 32768));
  return btoa(text);
};
