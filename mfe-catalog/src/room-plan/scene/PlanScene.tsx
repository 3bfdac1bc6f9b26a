import type { RoomPlan } from '@actual/domain/room-plan/index';
import { useBrand } from '@actual/shell-contract';
import { Button, IconButton, Row } from '@actual/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ModelView } from '../../shared/model-view/ModelView';
import type { DrawnPiece } from '../drawn';
import { Quiet } from '../plan-styles';
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
const Scripted = styled.div`
  display: grid;
  gap: 10px;
  @media (scripting: none) { display: none; }
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
type View = keyof typeof views;
type State =
  | { is: 'closed' }
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'open'; url: string; simple: readonly DrawnPiece[] };

interface PlanSceneProps {
  plan: RoomPlan;
  pieces: readonly DrawnPiece[];
}

/** The room in 3D, made of the products' own models when it is asked for; nothing of it is downloaded before. */
export function PlanScene({ plan, pieces }: PlanSceneProps) {
  const [state, setState] = useState<State>({ is: 'closed' });
  const [view, setView] = useState<View>('above');
  const { structure } = useBrand();
  const own = pieces.filter(({ product }) => !product);
  const url = state.is === 'open' ? state.url : null;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const open = async () => {
    setState({ is: 'loading' });
    try {
      const [{ loadModels }, { roomFile }, { floorPicture, wallPicture }] = await Promise.all([
        import(/* webpackChunkName: "room-scene" */ './load-models'),
        import(/* webpackChunkName: "room-scene" */ './room-file'),
        import(/* webpackChunkName: "room-scene" */ './pictures'),
        import(/* webpackChunkName: "model-viewer" */ '@google/model-viewer'),
      ]);
      const models = await loadModels(pieces);
      const [floor, wall] = await Promise.all([floorPicture(plan, pieces, structure.categories), wallPicture()]);
      const file = roomFile(plan, pieces, models, { floor, wall });
      const simple = pieces.filter(({ product }) => product && !models.has(product.id));
      setState({ is: 'open', url: URL.createObjectURL(new Blob([file], { type: 'model/gltf-binary' })), simple });
    } catch {
      setState({ is: 'failed' });
    }
  };
  const shown = views[view];
  return (
    <Scripted data-noprint="">
      {state.is === 'open' ? (
        <>
          <Stage>
            <ModelView
              src={state.url}
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
            <IconButton
              icon="close"
              label="Cerrar la vista en 3D"
              variant="float"
              onClick={() => setState({ is: 'closed' })}
            />
          </Stage>
          <Row gap={4}>
            {(['above', 'inside'] as const).map((one) => (
              <Button key={one} variant="link" aria-pressed={view === one} onClick={() => setView(one)}>
                {views[one].label}
              </Button>
            ))}
            <Button variant="link" onClick={() => void open()}>
              Actualizar
            </Button>
          </Row>
          {state.simple.length > 0 ? (
            <Quiet>{`En forma sencilla, porque aún no tenemos su modelo en 3D: ${namesOf(state.simple)}.`}</Quiet>
          ) : null}
          {own.length > 0 ? (
            <Quiet>{`En blanco y con sus orillas marcadas, lo que ya tienes: ${namesOf(own)}.`}</Quiet>
          ) : null}
        </>
      ) : (
        <Row gap={4}>
          <Button
            variant="secondary"
            icon="cube"
            onClick={() => void open()}
            busy={state.is === 'loading' ? 'Abriendo' : false}
          >
            {state.is === 'failed' ? 'No se pudo abrir. Reintentar' : 'Verlo en 3D'}
          </Button>
        </Row>
      )}
    </Scripted>
  );
}
