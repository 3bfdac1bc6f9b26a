import { Button } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Stage = styled.div`
  aspect-ratio: 1 / 1;
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  overflow: hidden;
  model-viewer { width: 100%; height: 100%; background: transparent; }
`;
type State = 'closed' | 'loading' | 'open' | 'failed';

/** The 3D view, and AR on phones that have it. Nothing of it is downloaded before the tap. */
export function Model3d({ model, name, poster }: { model: string; name: string; poster: string }) {
  const [state, setState] = useState<State>('closed');
  const open = async () => {
    setState('loading');
    try {
      await import(/* webpackChunkName: "model-viewer" */ '@google/model-viewer');
      setState('open');
    } catch {
      setState('failed');
    }
  };
  if (state === 'open') {
    return (
      <Stage>
        <model-viewer
          src={`/models/${model}`}
          alt={`Vista en 3D: ${name}`}
          poster={`/pictures/${poster}-1000.webp`}
          camera-controls
          ar
          ar-modes="webxr scene-viewer quick-look"
          touch-action="pan-y"
          shadow-intensity="1"
        />
      </Stage>
    );
  }
  return (
    <Button variant="secondary" icon="cube" onClick={open} busy={state === 'loading' ? 'Abriendo' : false}>
      {state === 'failed' ? 'No se pudo abrir. Reintentar' : 'Ver en 3D'}
    </Button>
  );
}
