import type { FiscalAddress, GuestAddress, Quotation, ZipcodeDelivery } from '@actual/contracts';
import { isShopperRole, isStaffRole, Role } from '@actual/contracts/facts/access/roles';
import { extraCostAddressText } from '@actual/contracts/facts/delivery/shipping-cost';
import { addressMissingText } from '@actual/contracts/facts/text/refusal-texts';
import { formatZip } from '@actual/contracts/facts/text/written';
import {
  ApiError,
  connectionText,
  useMutation,
  useParams,
  useQuery,
  useSession,
  useShell,
  useSuspenseQuery,
  useTrackView,
} from '@actual/shell-contract';
import { Alert, Button, Container, PageTitle, Panel, Stack, Text, TwoColumns } from '@actual/ui';
import { useState } from 'react';
import { quotationParams } from '../shared/analytics-params';
import { ChangedStock } from '../shared/ChangedStock';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { Ordered } from '../shared/Ordered';
import { PageHead } from '../shared/PageHead';
import { QuotationSummary } from '../shared/QuotationSummary';
import { addressQuery, quotationQuery } from '../shared/quotation-queries';
import { fiscalQuery, zipcodeQuery } from './client-queries';
import { type FiscalForm, FiscalPanel } from './FiscalPanel';
import { GuestAddressPanel } from './GuestAddressPanel';
import { InvoiceConfirm } from './InvoiceConfirm';
import { SavedAddresses } from './SavedAddresses';

/** The payment page is a document of its own: only its policy lets the provider's library in. */
const toPayment = (id: string) => window.location.assign(`/checkout/paymentmethod/${id}`);

/** Why the way on is closed; empty when it is open. */
function reasonToWait(address: GuestAddress | null, fits: boolean, client: boolean): string {
  if (!address) return client ? addressMissingText : 'Agrega los datos de envio';
  return fits ? '' : addressMissingText;
}

/** The buyer: on a seller's screen the client of the sale. */
function Who({ Client }: Pick<Quotation, 'Client'>) {
  const { user } = useSession();
  const buyer =
    user && isShopperRole(user.role) ? { ...user, name: `${user.firstName} ${user.lastName}`.trim() } : Client;
  if (!buyer) return null;
  return (
    <Panel>
      <strong>{buyer.invited && !isStaffRole(user?.role) ? 'Compras como invitado' : buyer.name || 'Mi cuenta'}</strong>
      <Text tone="text2">{buyer.email}</Text>
    </Panel>
  );
}

/** The fiscal data that a client checks once more before paying, if an invoice can be made with them. */
const confirmable = (kept: { isValid: boolean; fiscalAddress: FiscalAddress | null }) =>
  kept.isValid ? kept.fiscalAddress : null;

/** Continue; a client with fiscal data confirms them first. */
function Onwards({ id, reason, modify }: { id: string; reason: string; modify: () => void }) {
  const { api, queryClient } = useShell();
  const { user } = useSession();
  const client = user?.role === Role.client;
  const { data: fiscal } = useQuery({ ...fiscalQuery(api), enabled: client });
  const [confirming, setConfirming] = useState(false);
  const kept = fiscal && confirmable(fiscal);
  const goOn = useMutation({
    // data saved a moment ago may not be in the cache yet, so ask for the stored data now
    mutationFn: async () => {
      // another document without a line is the browser's own page, from which only its Back leads here
      if (!navigator.onLine) throw new ApiError(0, 'unavailable', 'no line');
      return client ? confirmable(await queryClient.fetchQuery(fiscalQuery(api))) : null;
    },
    onSuccess: (toConfirm) => (toConfirm ? setConfirming(true) : toPayment(id)),
    // fiscal data that cannot be read are no reason not to sell
    onError: () => navigator.onLine && toPayment(id),
  });
  const confirmed = () => {
    if (navigator.onLine) return toPayment(id);
    setConfirming(false);
    goOn.mutate();
  };
  return (
    <>
      {goOn.isError && !navigator.onLine ? (
        <Alert tone="error" live>
          {connectionText(goOn.error)}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        size="l"
        block
        busy={goOn.isPending ? 'Continuando' : false}
        onClick={() => goOn.mutate()}
        reason={reason}
      >
        Continuar al pago
      </Button>
      {confirming && kept ? (
        <InvoiceConfirm
          quotationId={id}
          fiscal={kept}
          lists={fiscal?.lists ?? { regimes: [], uses: [] }}
          onClose={() => setConfirming(false)}
          onContinue={confirmed}
          onModify={() => {
            setConfirming(false);
            modify();
          }}
        />
      ) : null}
    </>
  );
}

interface AddressProps {
  quotation: Quotation;
  delivery: ZipcodeDelivery;
  picked: string | null;
  setPicked: (contact: string) => void;
}

/** Where it goes: a client's saved addresses, or the one address of a guest. */
function Address({ quotation, delivery, ...mark }: AddressProps) {
  const { api } = useShell();
  const { user } = useSession();
  const { data } = useSuspenseQuery(addressQuery(api, quotation.id));
  const elsewhere = data.address !== null && data.address.zipCode !== formatZip(delivery.cp);
  const { data: place } = useQuery({ ...zipcodeQuery(api, data.address?.zipCode ?? ''), enabled: elsewhere });
  if (user?.role === Role.client && data.contactId !== 'guest')
    return <SavedAddresses quotation={quotation} delivery={delivery} contactId={data.contactId} {...mark} />;
  return (
    <GuestAddressPanel
      quotation={quotation}
      delivery={delivery}
      address={data.address}
      place={elsewhere ? (place?.zone ?? null) : null}
    />
  );
}

/** `/checkout/client/{id}`: who receives it, and where; fiscal data, if wanted. */
export function ClientPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const { user } = useSession();
  const { data: quotation } = useSuspenseQuery(quotationQuery(api, id));
  useTrackView(`checkout ${id}`, () => ({ name: 'begin_checkout', params: quotationParams(quotation) }));
  const { data } = useSuspenseQuery(addressQuery(api, id));
  // an address that is marked but not the quotation's (yet) keeps the way closed
  const [picked, setPicked] = useState<string | null>(null);
  const [form, setForm] = useState<FiscalForm>('never');
  const delivery = quotation.ZipcodeDelivery;
  const client = user?.role === Role.client;
  const marked = picked === null || picked === data.contactId;
  const fits = marked && data.address !== null && data.address.zipCode === formatZip(delivery?.cp ?? '');
  return (
    <Container>
      <PageHead title="Tus datos" />
      <CheckoutSteps current={1} quotationId={id} />
      <PageTitle below text="A quién y a dónde entregamos. Solo usamos estos datos para tu pedido.">
        Tus datos
      </PageTitle>
      <TwoColumns
        aside={<QuotationSummary quotation={quotation} />}
        foot={<Onwards id={id} reason={reasonToWait(data.address, fits, client)} modify={() => setForm('open')} />}
      >
        <Stack gap={6}>
          <ChangedStock quotation={quotation} />
          {quotation.OrderWeb ? <Ordered quotation={quotation} /> : null}
          <Who Client={quotation.Client} />
          {delivery?.extraCost ? <Alert tone="warning">{extraCostAddressText}</Alert> : null}
          {delivery ? (
            <Address quotation={quotation} delivery={delivery} picked={picked} setPicked={setPicked} />
          ) : null}
          {client ? <FiscalPanel form={form} setForm={setForm} /> : null}
        </Stack>
      </TwoColumns>
    </Container>
  );
}
