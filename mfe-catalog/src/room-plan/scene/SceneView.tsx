import type { RoomPlan } from '@actual/domain/room-plan/index';
import type { Brand } from '@actual/themes-contract';
import { Button, IconButton, Row } from '@actual/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ModelView } from '../../shared/model-view/ModelView';
import type { DrawnPiece } from '../drawn';
import { Quiet } from '../plan-styles';
import { loadModels } from './load-models';
import { floorPicture, wallPicture } from './pictures';
import { roomFile } from './room-file';
import { namesOf, sceneWords } from './scene-words';

const Stage = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  max-height: 76vh;
  width: 100%;
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  overflow: hidden;
  model-viewer { display: block; width: 100%; height: 100%; background: transparent; }
  > button { position: absolute; top: 12px; right: 12px; }
`;

const Views = styled(Row)`
  [aria-pressed='true'] { color: var(--c-text-2); }
  [aria-pressed='true'] > span { text-decoration: none; }
`;

/** From above over the room, and from one wall to the other at the height of a person's eyes. */
const views = {
  above: { orbit: () => '25deg 48deg auto', target: 'auto auto auto', field: 'auto', label: 'Desde arriba' },
  inside: {
    orbit: (depth: number) => `8deg 84deg ${Math.max(0.3, depth / 2_000 - 0.15)}m`,
    target: '0m 1.3m 0m',
    field: '72deg',
    label: 'Desde adentro',
  },
} as const;

/** A room as it was when its view was opened. */
export interface Scene {
  readonly plan: RoomPlan;
  readonly pieces: readonly DrawnPiece[];
  /** Address of its file. */
  readonly url: string;
  /** Pieces without a model. */
  readonly simple: readonly DrawnPiece[];
}

/** Makes the room's file of the products' own models. */
export async function makeScene(
  plan: RoomPlan,
  pieces: readonly DrawnPiece[],
  style: Brand['structure']['categories'],
): Promise<Scene> {
  const [models, floor, wall] = await Promise.all([
    loadModels(pieces),
    floorPicture(plan, pieces, style),
    wallPicture(),
    import(/* webpackChunkName: "model-viewer" */ '@google/model-viewer'),
  ]);
  const file = roomFile(plan, pieces, models, { floor, wall });
  const url = URL.createObjectURL(new Blob([file], { type: 'model/gltf-binary' }));
  return { plan, pieces, url, simple: pieces.filter(({ product }) => product && !models.has(product.id)) };
}

interface SceneViewProps {
  scene: Scene;
  onRefresh: () => void;
  onClose: () => void;
}

/** The room in 3D, from above and from inside, and what of it is not as in the shop. */
export function SceneView({ scene: { plan, pieces, url, simple }, onRefresh, onClose }: SceneViewProps) {
  const [view, setView] = useState<keyof typeof views>('above');
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const shown = views[view];
  const own = pieces.filter(({ product }) => !product);
  return (
    <>
      <Stage>
        <ModelView
          src={url}
          alt={sceneWords(plan, pieces)}
          camera-orbit={shown.orbit(plan.room.depth)}
          camera-target={shown.target}
          field-of-view={shown.field}
          min-camera-orbit="auto 0deg 0.1m"
          max-camera-orbit="auto 92deg auto"
          max-field-of-view="80deg"
          ar-modes="webxr quick-look"
          shadow-intensity="0"
        />
        <IconButton icon="close" label="Cerrar la vista en 3D" variant="float" onClick={onClose} />
      </Stage>
      <Views gap={4}>
        {(['above', 'inside'] as const).map((one) => (
          <Button key={one} variant="link" aria-pressed={view === one} onClick={() => setView(one)}>
            {views[one].label}
          </Button>
        ))}
        <Button variant="link" onClick={onRefresh}>
          Actualizar
        </Button>
      </Views>
      {simple.length > 0 ? (
        <Quiet>{`En forma sencilla, porque aún no tenemos su modelo en 3D: ${namesOf(simple)}.`}</Quiet>
      ) : null}
      {own.length > 0 ? (
        <Quiet>{`En blanco y con sus orillas marcadas, lo que ya tienes: ${namesOf(own)}.`}</Quiet>
      ) : null}
    </>
  );
}
