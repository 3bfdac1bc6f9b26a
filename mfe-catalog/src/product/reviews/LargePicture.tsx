import { Alert, Button, Stack } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Picture = styled.img`
  width: 100%;
  max-height: 70dvh;
  object-fit: contain;
`;

/** A buyer's picture as large as the dialog, or why it is not there. */
export const LargePicture = ({ src, alt }: { src: string; alt: string }) => {
  const [state, setState] = useState({ isMissing: false, tries: 0 });
  return state.isMissing ? (
    <Stack gap={4}>
      <Alert tone="error" live>
        La foto no se puede mostrar ahora.
      </Alert>
      <Button variant="secondary" onClick={() => setState({ isMissing: false, tries: state.tries + 1 })}>
        Reintentar
      </Button>
    </Stack>
  ) : (
    <Picture key={state.tries} src={src} alt={alt} onError={() => setState({ ...state, isMissing: true })} />
  );
};
