import { useMutation, useShell } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';

/** Downloads a file of an order's invoice, or of the document that a number names. `name`: of the file, without its ending. */
export function useDownload(orderId: string, { name, document }: { name: string; document?: string | null }) {
  const { brand } = useShell();
  const query = document ? `?document=${document}` : '';
  return useMutation({
    mutationFn: (format: 'pdf' | 'xml') =>
      downloadFile(brand.site, `/invoice/${orderId}/file/${format}${query}`, `${name}.${format}`),
  });
}
