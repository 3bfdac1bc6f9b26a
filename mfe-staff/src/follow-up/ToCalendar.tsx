import { stepFileName } from '@actual/contracts/facts/desk/follow-up';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { useShell, useToast } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { Button } from '@actual/ui';
import { useAction } from '../fields/use-action';

/** The next step as a file that calendars open. */
export const ToCalendar = ({ quotationId }: { quotationId: string }) => {
  const { brand } = useShell();
  const toast = useToast();
  const download = useAction({
    mutationFn: () => downloadFile(brand.site, `/quotation/${quotationId}/nextstep/calendar`, stepFileName),
    onError: () => toast({ tone: 'error', title: tryAgainText }),
  });
  return (
    <Button
      variant="link"
      icon="calendar"
      busy={download.isPending ? 'Descargando' : false}
      onClick={() => download.mutate()}
    >
      Agregar al calendario
    </Button>
  );
};
