import { type FormAnswer, type FormPost, redirect } from '@actual/shell-contract';
import { formField, forms, piecesField, requestIn, textIn } from './request-fields';
import { requestsQuery } from './request-queries';
import { kindOf, requestRefusal, requestsPage } from './request-words';

/** The page's forms without script, which take no pictures along. A done request leads back to the page. */
export const post: FormPost = async ({ shell: { api, queryClient, stores }, params, url, fields }) => {
  const id = params.id ?? '';
  const form = textIn(fields, formField);
  const request = textIn(fields, 'solicitud');
  const answer: FormAnswer = {
    form: form === forms.request ? form : `${form}-${request}`,
    sent: false,
    values: { motivo: textIn(fields, 'motivo'), descripcion: textIn(fields, 'descripcion') },
    errors: {},
  };
  try {
    if (form === forms.request) {
      const kind = kindOf(url.searchParams.get('tipo'));
      const { pieces } = await queryClient.fetchQuery(requestsQuery(api, id));
      const read = kind ? requestIn(fields, kind, pieces) : { errors: {} };
      const chosen = Object.fromEntries(
        pieces.map(({ line }) => [piecesField(line), textIn(fields, piecesField(line))]),
      );
      if ('errors' in read) return { ...answer, values: { ...answer.values, ...chosen }, errors: read.errors };
      await api('POST /order/{id}/requests', { params: { id }, body: read.asked });
    }
    if (form === forms.message)
      await api('POST /servicerequest/{id}/message', {
        params: { id: request },
        body: { text: textIn(fields, 'descripcion') },
      });
    if (form === forms.withdraw) await api('POST /servicerequest/{id}/withdraw', { params: { id: request }, body: {} });
    if (form === forms.exchange) {
      const resolution = textIn(fields, 'como') === 'refund' ? 'refund' : 'exchange';
      const { exchange } = await api('POST /servicerequest/{id}/exchange', {
        params: { id: request },
        body: { resolution },
      });
      if (resolution === 'exchange' && exchange?.quotation) {
        stores.quotation.getState().set(exchange.quotation, 0);
        return redirect(`/quotations/edit/${exchange.quotation}`, 303);
      }
    }
  } catch (error) {
    return { ...answer, refused: requestRefusal(error) };
  }
  return redirect(requestsPage(id), 303);
};
