import { Alert } from '@actual/ui';
import { refusalText } from '../../shared/refusals';

/** Why a line could not be changed. */
export const LineRefusal = ({ error }: { error: unknown }) => (
  <Alert tone="error" live>
    {refusalText(error)}
  </Alert>
);
