import type { RoomPlan } from '@actual/domain/room-plan/index';
import { useBrand } from '@actual/shell-contract';
import { Button, Row } from '@actual/ui';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { DrawnPiece } from '../drawn';
import type { Scene, SceneView } from './SceneView';

const Scripted = styled.div`
  display: grid;
  gap: 10px;
  @media (scripting: none) { display: none; }
`;

type State =
  | { is: 'closed' | 'loading' | 'failed' }
  | { is: 'open'; scene: Scene; View: ComponentType<Parameters<typeof SceneView>[0]> };

interface PlanSceneProps {
  plan: RoomPlan;
  pieces: readonly DrawnPiece[];
}

/** The room in 3D when it is asked for; nothing of it is downloaded before. */
export function PlanScene({ plan, pieces }: PlanSceneProps) {
  const [state, setState] = useState<State>({ is: 'closed' });
  const { structure } = useBrand();
  const open = async () => {
    setState({ is: 'loading' });
    try {
      const { makeScene, SceneView: View } = await import(/* webpackChunkName: "room-scene" */ './SceneView');
      setState({ is: 'open', View, scene: await makeScene(plan, pieces, structure.categories) });
    } catch {
      setState({ is: 'failed' });
    }
  };
  return (
    <Scripted data-noprint="">
      {state.is === 'open' ? (
        <state.View scene={state.scene} onRefresh={() => void open()} onClose={() => setState({ is: 'closed' })} />
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
