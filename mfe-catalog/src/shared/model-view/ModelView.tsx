import { Button, IconButton } from '@actual/ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const sides = { front: 'de frente', right: 'por la derecha', back: 'por detrás', left: 'por la izquierda' } as const;
const heights = { 'upper-': 'Visto desde arriba, ', '': 'Visto ', 'lower-': 'Visto desde abajo, ' } as const;

/** What the library says to a screen reader, by the names that it gives to its sentences. */
const spoken = JSON.stringify({
  'interaction-prompt': 'Muévelo con el mouse, el dedo o las flechas del teclado.',
  ...Object.fromEntries(
    Object.entries(heights).flatMap(([height, begun]) =>
      Object.entries(sides).map(([side, words]) => [height + side, `${begun}${words}.`]),
    ),
  ),
});

const InSpace = styled.div`
  position: absolute;
  inset: auto 16px 16px auto;
`;
const Leave = styled.div`
  position: absolute;
  inset: 16px 16px auto auto;
`;
const Failed = styled.p`
  position: absolute;
  inset: auto 16px 16px 16px;
  padding: 10px 14px;
  font: var(--t-small);
  color: var(--c-text);
  background: var(--c-surface);
  border-radius: var(--radius-tile);
`;

const failures = {
  camera:
    'Tu dispositivo no pudo abrir la cámara para verlo aquí. Revisa el permiso de la cámara e inténtalo de nuevo.',
  model: 'No pudimos traer la vista en 3D. Revisa tu conexión, ciérrala y ábrela de nuevo.',
} as const;

type ModelViewProps = Omit<ComponentProps<'model-viewer'>, 'ref' | 'ar' | 'ar-scale' | 'a11y' | 'children'>;

/**
 * A 3D model that is turned by touch, mouse and arrows, and in the reader's own room, at its true size, where the device
 * shows it there. The library must be loaded. Its own words are English; these are ours.
 */
export function ModelView(attributes: ModelViewProps) {
  const viewer = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState<keyof typeof failures | null>(null);
  useEffect(() => {
    const element = viewer.current;
    const follow = (event: Event) => {
      const status: unknown = Reflect.get(Object((event as CustomEvent).detail), 'status');
      setFailed(status === 'failed' ? 'camera' : null);
    };
    // the picture in its place stays, and would look like a view that does not turn
    const lack = () => setFailed('model');
    element?.addEventListener('ar-status', follow);
    element?.addEventListener('error', lack);
    // the library names this part in English, and has no attribute for it
    element?.shadowRoot?.querySelector('[role="region"]')?.setAttribute('aria-label', 'Avisos de la vista en 3D');
    return () => {
      element?.removeEventListener('ar-status', follow);
      element?.removeEventListener('error', lack);
    };
  }, []);
  return (
    <>
      <model-viewer
        camera-controls
        touch-action="pan-y"
        interaction-prompt="none"
        {...attributes}
        ref={viewer}
        ar
        ar-scale="fixed"
        a11y={spoken}
      >
        <InSpace slot="ar-button">
          <Button size="s" variant="secondary" icon="cube">
            Verlo aquí, a tamaño real
          </Button>
        </InSpace>
        <Leave slot="exit-webxr-ar-button">
          <IconButton icon="close" label="Salir de la cámara" variant="float" />
        </Leave>
      </model-viewer>
      {failed ? <Failed role="status">{failures[failed]}</Failed> : null}
    </>
  );
}
