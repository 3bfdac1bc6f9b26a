import { clientEndpoints } from '../staff/clients';
import { accountEndpoints } from './account';
import { contactEndpoints } from './contacts';
import { favoriteEndpoints } from './favorites';
import { fiscalEndpoints } from './fiscal';
import { formEndpoints } from './forms';
import { invoiceEndpoints } from './invoices';
import { ledgerEndpoints } from './ledgers';
import { messageEndpoints } from './messages';
import { newsletterEndpoints } from './newsletter';
import { passkeyEndpoints } from './passkeys';
import { peopleEndpoints } from './people';
import { privacyEndpoints } from './privacy';
import { recoveryEndpoints } from './recovery';
import { restockEndpoints } from './restock';
import { reviewEndpoints } from './reviews';
import { roomPlanEndpoints } from './room-plans';
import { secondFactorEndpoints } from './second-factor';
import { sessionEndpoints } from './sessions';
import { teamEndpoints } from './team';

/** The calls of the account service, by `METHOD path`, among them one that stands with another service's. */
export const endpointsOfAccount = {
  ...ledgerEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...contactEndpoints,
  ...favoriteEndpoints,
  ...fiscalEndpoints,
  ...formEndpoints,
  ...newsletterEndpoints,
  ...passkeyEndpoints,
  ...peopleEndpoints,
  ...privacyEndpoints,
  ...recoveryEndpoints,
  ...restockEndpoints,
  ...messageEndpoints,
  ...reviewEndpoints,
  ...roomPlanEndpoints,
  ...secondFactorEndpoints,
  ...teamEndpoints,
  ...invoiceEndpoints,
  ...clientEndpoints,
};
