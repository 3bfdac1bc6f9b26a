import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { Button, IconButton } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ModelView } from '../../shared/model-view/ModelView';

const Corner = styled.div`
  position: absolute;
  z-index: 2;
  left: 16px;
  bottom: 16px;
  @media (scripting: none) { display: none; }
`;
const Stage = styled.div`
  position: absolute;
  z-index: 3;
  inset: 0;
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  overflow: hidden;
  model-viewer { display: block; width: 100%; height: 100%; background: transparent; }
  > button { position: absolute; top: 12px; right: 12px; background: var(--c-surface); }
`;
type State = 'closed' | 'loading' | 'failed' | { View: typeof ModelView };

/** The 3D view over the picture, and AR on phones that have it. Nothing of it is downloaded before the tap. */
export function Model3d({ model, name, poster }: { model: string; name: string; poster: string }) {
  const [state, setState] = useState<State>('closed');
  const open = async () => {
    setState('loading');
    try {
      const [{ ModelView: View }] = await Promise.all([
        import(/* webpackChunkName: "model-viewer" */ '../../shared/model-view/ModelView'),
        import(/* webpackChunkName: "model-viewer" */ '@google/model-viewer'),
      ]);
      setState({ View });
    } catch {
      setState('failed');
    }
  };
  if (typeof state === 'object') {
    // Android's own viewer shows this title, and a link back to the product
    const shownAs = new URLSearchParams({ title: name, link: window.location.pathname });
    return (
      <Stage>
        <state.View
          src={`/models/${model.replace(/\.glb$/, '')}.glb?${shownAs}`}
          alt={`Vista en 3D: ${name}`}
          poster={poster === noPicture ? undefined : `/pictures/${poster}-1000.webp`}
          ar-modes="webxr scene-viewer quick-look"
          shadow-intensity="1"
        />
        <IconButton icon="close" label="Cerrar la vista en 3D" variant="float" onClick={() => setState('closed')} />
      </Stage>
    );
  }
  return (
    <Corner data-noprint="">
      <Button size="s" variant="secondary" icon="cube" onClick={open} busy={state === 'loading' ? 'Abriendo' : false}>
        {state === 'failed' ? 'No se pudo abrir. Reintentar' : 'Ver en 3D'}
      </Button>
    </Corner>
  );
}
