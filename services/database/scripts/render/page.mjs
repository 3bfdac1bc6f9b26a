// Runs inside headless Chromium: renders the shots of one subject and hands each back as raw RGBA.
import * as THREE from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { assemble, dressed } from './assemble.mjs';
import { footprintOf, frameCamera, shadowReach } from './camera.mjs';
import { fullestWindow } from './close.mjs';
import { bakeGround } from './ground.mjs';
import { lightOf, placeLight, shadowLight } from './lights.mjs';
import { addFrame, developFrame } from './passes.mjs';
import { buildRoom } from './room.mjs';
import { renderSamples } from './samples.mjs';

/** @typedef {import('./subjects.mjs').Subject} Subject */
/** @typedef {import('./subjects.mjs').Shot} Shot */
/** @typedef {Awaited<ReturnType<typeof stageOf>>} Stage */
/** @typedef {import('./samples.mjs').Take} Take */
/** @typedef {typeof window & { renderSubject: (subject: Subject, options: { size: number, frames: number }) => Promise<void> }} Renderer */

const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true });
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.BasicShadowMap;
renderer.toneMapping = THREE.NoToneMapping;
renderer.setClearColor(0x000000, 0);
const environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;

/** Side of the quick picture in which the best part for a close view is looked for. */
const PROBE = 256;
/** Lights in one frame: more frames cost more than more lights. */
const LIGHTS = 5;
const EXPOSURE = 1.18;
/** A wall has less light than the things before it. */
const ROOM_EXPOSURE = 1.42;

/** @param {Subject} subject */
const stageOf = async ({ pieces, variants, room, shadow }) => {
  const base = await assemble(pieces);
  const box = new THREE.Box3().setFromObject(base);
  const center = box.getCenter(new THREE.Vector3());
  const radius = box.getSize(new THREE.Vector3()).length() * 0.55;
  const lit = { center, radius: room ? radius * 1.6 : radius, widest: 0.95 };
  const scene = new THREE.Scene();
  const subjects = variants.map(({ tints }) => dressed(base, tints, environment));
  scene.add(...subjects, new THREE.HemisphereLight(0xffffff, 0xcfc8bd, lightOf.everywhere));
  const lights = Array.from({ length: LIGHTS }, () => shadowLight(lit.radius, room ? 1536 : 768));
  for (const light of lights) {
    light.shadow.autoUpdate = false;
    light.target.position.copy(center);
    scene.add(light, light.target);
  }
  if (room) scene.add(buildRoom(room, box));
  const lines = footprintOf(subjects[0]);
  const ground =
    room || shadow === false ? undefined : bakeGround(renderer, subjects[0], { box, center, radius, lines });
  if (ground) scene.add(ground.plane);
  return { scene, box, radius, lines, subjects, lights, lit, ground };
};

/**
 * @param {Stage} stage
 * @param {Take[]} takes
 * @param {{ size: number, frames: number }} options
 */
const developed = (stage, takes, { size, frames }) => {
  const summed = renderSamples(takes, frames, {
    place: (i) => {
      for (const [at, light] of stage.lights.entries()) {
        placeLight(light, (i - 1) * LIGHTS + at + 1, stage.lit);
        light.intensity /= LIGHTS;
        light.shadow.needsUpdate = true;
      }
    },
    draw: (take, frame) => {
      for (const subject of stage.subjects) subject.visible = subject === take.subject;
      if (stage.ground) {
        stage.ground.plane.visible = take.grounded;
        stage.ground.reachTo(take.reach);
      }
      renderer.setRenderTarget(frame);
      renderer.render(stage.scene, take.camera);
      addFrame(renderer, frame.texture, 1 / frames, take.sum);
    },
    size,
    renderer,
  });
  return summed.map(({ sum, shot }) => {
    const pixels = developFrame(renderer, sum.texture, size, shot.exposure ?? (shot.whole ? ROOM_EXPOSURE : EXPOSURE));
    sum.dispose();
    return pixels;
  });
};

/**
 * @param {Stage} stage
 * @param {THREE.Group} subject
 * @param {Shot} shot
 * @param {import('./camera.mjs').Close} [close]
 * @returns {Take}
 */
const takeOf = (stage, subject, shot, close) => {
  const camera = frameCamera(subject, stage.box, shot, close);
  const grounded = stage.ground !== undefined && !close;
  const reach = grounded ? shadowReach(camera, stage.lines, stage.box.min.y, stage.radius) : 0;
  return { subject, shot, camera, grounded, reach };
};

/**
 * Renders every shot of one subject (`pieces` in `variants` of colors, each with its shots) at `size` pixels square
 * with `frames` sub-pixel samples of several lights each. Their shadows are drawn once for all. Each picture is sent to the
 * script as RGBA rows, bottom first.
 */
/** @type {Renderer['renderSubject']} */
const renderSubject = async (subject, { size, frames }) => {
  const stage = await stageOf(subject);
  const wanted = subject.variants.flatMap(({ shots }, at) =>
    shots.map((shot) => ({ shot, subject: stage.subjects[at] })),
  );
  /** @type {import('./camera.mjs').Close | undefined} */
  let close;
  if (wanted.some(({ shot }) => shot.view === 'detail')) {
    const probe = takeOf(stage, stage.subjects[0], { ...wanted[0].shot, view: 'main' });
    close = fullestWindow(developed(stage, [probe], { size: PROBE, frames: 3 })[0], PROBE);
  }
  // a few at once: each holds its own sum, of 16 bytes per pixel
  for (let from = 0; from < wanted.length; from += 5) {
    const takes = wanted
      .slice(from, from + 5)
      .map(({ shot, subject: of }) => takeOf(stage, of, shot, shot.view === 'detail' ? close : undefined));
    for (const [at, pixels] of developed(stage, takes, { size, frames }).entries()) {
      await fetch(`/pixels/${takes[at].shot.stem}`, { method: 'POST', body: pixels });
    }
  }
  stage.ground?.dispose();
  for (const light of stage.lights) light.dispose();
};

/** @type {Renderer} */ (window).renderSubject = renderSubject;
