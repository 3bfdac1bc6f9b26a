import * as THREE from 'three';

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
const quadCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
const plain = { depthTest: false, depthWrite: false };

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
  ...plain,
});

const blurring = new THREE.ShaderMaterial({
  uniforms: { frame: { value: null }, step: { value: new THREE.Vector2() } },
  vertexShader,
  fragmentShader: `
    uniform sampler2D frame; uniform vec2 step; varying vec2 at;
    void main() {
      float total = 0.0; float weights = 0.0;
      for (int i = -6; i <= 6; i++) {
        float w = exp(-float(i * i) / 15.0);
        total += texture2D(frame, at + step * float(i)).a * w;
        weights += w;
      }
      gl_FragColor = vec4(0.0, 0.0, 0.0, total / weights);
    }`,
  blending: THREE.NoBlending,
  ...plain,
});

// The averaged frame is linear and premultiplied; the file wants sRGB and straight alpha. Highlights roll off softly.
const finishing = new THREE.ShaderMaterial({
  uniforms: { frame: { value: null }, exposure: { value: 1 } },
  vertexShader,
  fragmentShader: `
    uniform sampler2D frame; uniform float exposure; varying vec2 at;
    vec3 shoulder(vec3 c) {
      float peak = max(c.r, max(c.g, c.b));
      if (peak < 0.7) return c;
      return c * (1.0 - 0.3 * exp((0.7 - peak) / 0.3)) / peak;
    }
    void main() {
      vec4 c = texture2D(frame, at);
      vec3 rgb = shoulder(c.a > 0.0 ? exposure * c.rgb / c.a : vec3(0.0));
      rgb = mix(rgb * 12.92, 1.055 * pow(max(rgb, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, rgb));
      gl_FragColor = vec4(rgb, c.a);
    }`,
  blending: THREE.NoBlending,
  ...plain,
});

/**
 * @param {THREE.WebGLRenderer} renderer
 * @param {THREE.ShaderMaterial} material
 * @param {THREE.WebGLRenderTarget} target
 */
const draw = (renderer, material, target, clear = true) => {
  quad.material = material;
  renderer.setRenderTarget(target);
  renderer.autoClear = clear;
  renderer.render(quad, quadCamera);
  renderer.autoClear = true;
};

/**
 * Adds `texture * weight` to `target` (linear, premultiplied).
 * @param {THREE.WebGLRenderer} renderer
 * @param {THREE.Texture} texture
 * @param {number} weight
 * @param {THREE.WebGLRenderTarget} target
 */
export const addFrame = (renderer, texture, weight, target) => {
  adding.uniforms.frame.value = texture;
  adding.uniforms.weight.value = weight;
  draw(renderer, adding, target, false);
};

/**
 * Blurs the alpha of `target`, `side` pixels square, in steps of `width` pixels; `swap` is as large.
 * @param {THREE.WebGLRenderer} renderer
 * @param {THREE.WebGLRenderTarget} target
 * @param {THREE.WebGLRenderTarget} swap
 * @param {number} width
 * @param {number} side
 */
export const blurAlpha = (renderer, target, swap, width, side) => {
  blurring.uniforms.frame.value = target.texture;
  blurring.uniforms.step.value.set(width / side, 0);
  draw(renderer, blurring, swap);
  blurring.uniforms.frame.value = swap.texture;
  blurring.uniforms.step.value.set(0, width / side);
  draw(renderer, blurring, target);
};

/**
 * The pixels of an averaged frame: RGBA of eight bits, sRGB, straight alpha, bottom row first.
 * @param {THREE.WebGLRenderer} renderer
 * @param {THREE.Texture} texture
 * @param {number} size
 * @param {number} exposure
 */
export const developFrame = (renderer, texture, size, exposure) => {
  const target = new THREE.WebGLRenderTarget(size, size, { depthBuffer: false });
  finishing.uniforms.frame.value = texture;
  finishing.uniforms.exposure.value = exposure;
  draw(renderer, finishing, target);
  const pixels = new Uint8Array(size * size * 4);
  renderer.readRenderTargetPixels(target, 0, 0, size, size, pixels);
  target.dispose();
  return pixels;
};
