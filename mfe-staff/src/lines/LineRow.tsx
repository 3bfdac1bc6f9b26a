import type { QuotationDetail } from '@actual/contracts';
import { passageWords } from '@actual/contracts/way-in/passage-words';
import { Link } from '@actual/shell-contract';
import { formatDate, formatNumber, formatPesos, Icon } from '@actual/ui';
import { useState } from 'react';
import { isChangedMeanwhile } from '../audit/changed-meanwhile';
import { WhoChanged } from '../audit/WhoChanged';
import { Input, Select } from '../fields/controls';
import { focusBeside } from '../fields/focus-beside';
import { useChangeLines } from './line-queries';
import { changedText, readPieces, refusedText, wrongPiecesText } from './line-words';

interface LineChange {
  quantity?: number;
  shipDate?: string;
}

interface LineRowProps {
  quotationId: string;
  line: QuotationDetail;
  locked: boolean;
}

/** One article: its day and pieces are changed where they stand. */
export function LineRow({ quotationId, line, locked }: LineRowProps) {
  const params = { id: quotationId };
  const change = useChangeLines<LineChange>(quotationId, (api, input, options) =>
    api('PUT /quotation/updatedetails/{id}', { params, body: { details: [{ id: line.id, ...input }] } }, options),
  );
  const remove = useChangeLines<void>(quotationId, async (api, _none, options) => {
    const goOn = focusBeside();
    const ids = { ...params, detailId: line.id };
    const quotation = await api('DELETE /quotation/{id}/removedetail/{detailId}', { params: ids }, options);
    goOn();
    return quotation;
  });
  const { Product, discountPercent } = line;
  const wanted = change.isPending ? change.variables : {};
  const day = wanted.shipDate ?? line.shipDate ?? '';
  const days = [...new Set([...line.deliveriesGroups.map(({ date }) => date), ...(day ? [day] : [])])].sort();
  const failed = change.error ?? remove.error;
  const [wrongPieces, setWrongPieces] = useState(false);
  // null: nothing is typed, the line's own pieces are shown
  const [typed, setTyped] = useState<string | null>(null);
  const asked = wanted.quantity ?? line.quantity;
  const wrong = wrongPieces ? wrongPiecesText : failed ? refusedText(failed) : '';
  const said = wrong || (locked ? '' : changedText(line));
  const setPieces = () => {
    if (typed === null || remove.isPending) return;
    const quantity = readPieces(typed);
    setWrongPieces(quantity === null);
    // what stands beside the sum are always its pieces
    setTyped(null);
    if (quantity === null || quantity === asked) return;
    const keep = (error: unknown) => {
      if (isChangedMeanwhile(error)) setTyped((now) => now ?? typed);
    };
    change.mutate({ quantity }, { onError: keep });
  };
  return (
    <>
      <tr data-said={said ? '' : undefined}>
        <td data-code="">{Product.ItemCode}</td>
        <th scope="row">
          <Link to={Product.url}>{Product.Name}</Link>
          {Product.finish ? <span>{` · ${Product.finish}`}</span> : null}
          {line.discountName ? <small>{line.discountName}</small> : null}
          {line.passage ? <small data-access="">{`Acceso: ${passageWords(line.passage)}`}</small> : null}
        </th>
        <td data-day="">
          {locked ? (
            day && formatDate(day)
          ) : (
            <Select
              aria-label={`Llega antes del, ${Product.Name}`}
              value={day}
              aria-busy={change.isPending || remove.isPending}
              onChange={({ target }) => {
                if (!remove.isPending) change.mutate({ shipDate: target.value });
              }}
            >
              {days.map((one) => (
                <option key={one} value={one}>
                  {formatDate(one)}
                </option>
              ))}
            </Select>
          )}
        </td>
        <td data-pieces="">
          {locked ? (
            formatNumber(line.quantity)
          ) : (
            <Input
              aria-label={`Piezas, ${Product.Name}`}
              inputMode="numeric"
              aria-busy={change.isPending || remove.isPending}
              value={typed ?? asked}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={setPieces}
              onKeyDown={({ key }) => {
                if (key === 'Enter') setPieces();
              }}
            />
          )}
        </td>
        <td data-list="">{formatPesos(line.unitPrice)}</td>
        <td data-off="">{discountPercent > 0 ? `−${discountPercent} %` : '—'}</td>
        <td data-price="">{formatPesos(line.unitPriceWithDiscount)}</td>
        <td data-sum="">{formatPesos(line.total)}</td>
        {locked ? null : (
          <td data-out="">
            <button
              type="button"
              aria-label={`Quitar ${Product.Name}`}
              aria-busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              <Icon name="trash" size={16} />
            </button>
          </td>
        )}
      </tr>
      {said ? (
        <tr data-words="">
          <td colSpan={9} role={wrong ? 'alert' : undefined}>
            <span>{said}</span>
            <WhoChanged id={quotationId} error={wrongPieces ? null : failed} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
