import { usePage } from '../page-context';
import { decide } from './consent';

/** Opens the consent question again, for a visitor who has changed their mind. */
export const ConsentAgain = () =>
  usePage().analytics ? (
    <li>
      <button type="button" onClick={() => decide(null)}>
        Medición de visitas
      </button>
    </li>
  ) : null;
