import * as THREE from 'three';
import { halton, shadowLight } from './lights.mjs';

const SIDE = 512;
const SAMPLES = 20;
const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
const quadCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

const adding = new THREE.ShaderMaterial({
  uniforms: { frame: { value: null }, weight: { value: 1 } },
  vertexShader,
  fragmentShader:
    'uniform sampler2D frame; uniform float weight; varying vec2 at; void main() { gl_FragColor = texture2D(frame, at) * weight; }',
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  blendSrcAlpha: THREE.OneFactor,
  blendDstAlpha: THREE.OneFactor,
  depthTest: false,
  depthWrite: false,
});

const blurring = new THREE.ShaderMaterial({
  uniforms: { frame: { value: null }, step: { value: new THREE.Vector2() } },
  vertexShader,
  fragmentShader: `
    uniform sampler2D frame; uniform vec2 step; varying vec2 at;
    void main() {
      float total = 0.0; float weights = 0.0;
      for (int i = -12; i <= 12; i++) {
        float w = exp(-float(i * i) / 60.0);
        total += texture2D(frame, at + step * float(i)).a * w;
        weights += w;
      }
      gl_FragColor = vec4(0.0, 0.0, 0.0, total / weights);
    }`,
  blending: THREE.NoBlending,
  depthTest: false,
  depthWrite: false,
});

/** Adds `texture * weight` to `target` (linear, premultiplied). */
export const addFrame = (renderer, texture, weight, target) => {
  adding.uniforms.frame.value = texture;
  adding.uniforms.weight.value = weight;
  pass(renderer, adding, target, false);
};

/** Draws a full-frame pass of `material` into `target`. */
export const pass = (renderer, material, target, clear = true) => {
  quad.material = material;
  renderer.setRenderTarget(target);
  renderer.autoClear = clear;
  renderer.render(quad, quadCamera);
  renderer.autoClear = true;
};

const target = (type, depthBuffer) => new THREE.WebGLRenderTarget(SIDE, SIDE, { type, depthBuffer });

/** Bakes the soft contact shadow of `object` seen from above and answers a ground plane that carries it as alpha. */
export const bakeGround = (renderer, object, { center, radius, floor, towardKey }) => {
  const half = radius * 1.9;
  const scene = new THREE.Scene();
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(half * 2, half * 2), new THREE.ShadowMaterial({ opacity: 1 }));
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(center.x, floor - radius * 0.002, center.z);
  plane.receiveShadow = true;
  object.traverse((mesh) => {
    if (mesh.isMesh) mesh.layers.enable(1);
  });
  const light = shadowLight(radius, 512);
  light.target.position.copy(center);
  // the camera draws layer 0 only; the object is moved to layer 1 so that it casts without being drawn
  scene.add(plane, object, light, light.target);
  const camera = new THREE.OrthographicCamera(-half, half, half, -half, 0.001, radius * 20);
  camera.position.set(center.x, floor + radius * 9, center.z);
  camera.up.set(0, 0, -1);
  camera.lookAt(center.x, floor, center.z);
  const visible = [];
  object.traverse((mesh) => {
    if (!mesh.isMesh) return;
    visible.push([mesh, mesh.material]);
    mesh.material = new THREE.MeshBasicMaterial({
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
    const around = halton(i, 2) * Math.PI * 2;
    const isKey = i % 3 === 0;
    const low = Math.sqrt(halton(i, 3)) * (isKey ? 0.28 : 0.66);
    light.position.set(Math.cos(around) * low, Math.sqrt(1 - low * low), Math.sin(around) * low);
    if (isKey) light.position.add(towardKey).normalize();
    light.position.multiplyScalar(radius * 3).add(center);
    renderer.setRenderTarget(frame);
    renderer.render(scene, camera);
    addFrame(renderer, frame.texture, (isKey ? 0.75 : 0.55) / SAMPLES, sum);
  }
  for (const [mesh, material] of visible) mesh.material = material;
  for (const width of [1, 0.55]) {
    blurring.uniforms.frame.value = sum.texture;
    blurring.uniforms.step.value.set(width / SIDE, 0);
    pass(renderer, blurring, swap);
    blurring.uniforms.frame.value = swap.texture;
    blurring.uniforms.step.value.set(0, width / SIDE);
    pass(renderer, blurring, sum);
  }
  frame.dispose();
  swap.dispose();
  plane.material = new THREE.MeshBasicMaterial({
    map: sum.texture,
    transparent: true,
    depthWrite: false,
    color: 0x14110d,
  });
  return { plane, dispose: () => sum.dispose() };
};
