import { savedViewName, savedViewsOfPerson } from '@actual/contracts/facts/capacities';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, Link, useQuery, useQueryClient, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatNumber } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../../access/unanswered-text';
import { Field, PrimaryButton, QuietButton } from '../../fields/controls';
import { TextLine } from '../../fields/uncut';
import { useAction } from '../../fields/use-action';
import { textStyle } from '../../layout/StaffPage';
import type { Report } from '../report';
import type { ReportView } from '../report-address';
import { viewsQuery } from './view-queries';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  border-bottom: 1px solid var(--d-line);
  a,
  > button {
    ${textStyle(550, 13, 20)}
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 0 10px;
    margin-bottom: -1px;
    color: var(--d-text-2);
    background: none;
    border: 0;
    border-bottom: 2px solid transparent;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  a:hover {
    color: var(--d-text);
  }
  [aria-current] {
    color: var(--d-text);
    font-weight: 650;
    border-bottom-color: var(--d-text);
  }
  > button {
    color: var(--d-accent);
  }
  small {
    ${textStyle(500, 11, 16)}
    min-width: 20px;
    padding: 0 6px;
    text-align: center;
    color: var(--d-text-2);
    background: var(--d-hover);
    border-radius: 8px;
  }
`;
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  label:has([type='checkbox']) {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
  }
  p {
    width: 100%;
    color: var(--d-bad);
  }
`;

const refusedText = (error: unknown): string =>
  (error instanceof ApiError && error.code === 'too_many_views'
    ? `Ya tienes ${savedViewsOfPerson} vistas: borra una.`
    : undefined) ??
  unansweredText(error) ??
  tryAgainText;

interface ViewTabsProps<Row extends { id: string }, Totals, Sort extends string, Status extends string> {
  report: Report<Row, Totals, Sort, Status>;
  view: ReportView<Sort, Status>;
}

/** Saved views as tabs with counts; the present view can be saved as another one. */
export function ViewTabs<R extends { id: string }, T, Sort extends string, Status extends string>({
  report,
  view,
}: ViewTabsProps<R, T, Sort, Status>) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { address } = report;
  const query = viewsQuery(api, report.name);
  const { views } = useSuspenseQuery(query).data;
  const hrefs = [address.path, ...views.map(({ search }) => `${address.path}?${search}`)];
  const read = hrefs.map((href) => address.read(new URLSearchParams(href.split('?')[1])));
  const counts = useQuery({
    queryKey: ['staff', 'counts', report.name, hrefs],
    queryFn: async () => (await report.countsOf(api, read)).counts,
    staleTime: 30_000,
  });
  const here = address.href({ ...view, page: 1 });
  const isHere = read.map((one) => address.href({ ...one, page: 1 }) === here);
  // of several that show the same, one's own: it can be renamed and deleted
  const own = views.findIndex((one, index) => one.own && isHere[index + 1]) + 1;
  const at = own || isHere.indexOf(true);
  const current = at > 0 ? views[at - 1] : undefined;
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const save = useAction({
    mutationFn: ({ name, shared }: { name: string; shared: boolean }) =>
      api(
        'POST /me/views/{report}',
        { params: { report: report.name }, body: { name, shared, search: here.split('?')[1] ?? '' } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: async () => {
      await again();
      setSaving(false);
    },
  });
  const remove = useAction({
    mutationFn: (id: string) => api('DELETE /me/views/{report}/{id}', { params: { report: report.name, id } }),
    onSettled: async () => {
      await again();
      setDeleting(false);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    save.mutate({ name: String(typed.get('nombre')), shared: typed.has('compartir') });
  };
  return (
    <>
      <Row aria-label="Vistas guardadas">
        {[{ id: 'all', name: 'Todos', own: true, author: '' }, ...views].map(({ id, name, own, author }, index) => (
          <Link
            key={id}
            to={hrefs[index] ?? address.path}
            aria-current={index === at ? 'page' : undefined}
            title={own ? undefined : `De ${author}`}
          >
            <span>{name}</span>
            {counts.data ? <small>{formatNumber(counts.data[index] ?? 0)}</small> : null}
          </Link>
        ))}
        {saving ? null : (
          <button type="button" onClick={() => setSaving(true)}>
            + Guardar vista
          </button>
        )}
        {current?.own && !deleting ? (
          <button type="button" onClick={() => setDeleting(true)}>
            Borrar vista
          </button>
        ) : null}
      </Row>
      {saving ? (
        <Form onSubmit={submit} aria-label="Guardar vista">
          <Field>
            Nombre de la vista
            <TextLine
              name="nombre"
              required
              maxLength={savedViewName}
              autoComplete="off"
              autoFocus
              defaultValue={current?.own ? current.name : ''}
            />
          </Field>
          <label>
            <input type="checkbox" name="compartir" defaultChecked={current?.own ? current.shared : false} />
            Compartir con todos
          </label>
          <PrimaryButton type="submit" aria-busy={save.isPending}>
            {save.isPending ? 'Guardando' : 'Guardar'}
          </PrimaryButton>
          <QuietButton type="button" onClick={() => setSaving(false)}>
            Cancelar
          </QuietButton>
          {save.isError ? <p role="alert">{refusedText(save.error)}</p> : null}
        </Form>
      ) : null}
      {deleting && current ? (
        <Form
          aria-label="Borrar vista"
          onSubmit={(event) => {
            event.preventDefault();
            remove.mutate(current.id);
          }}
        >
          <span>{`¿Borrar la vista «${current.name}»?`}</span>
          <PrimaryButton type="submit" aria-busy={remove.isPending}>
            Borrar
          </PrimaryButton>
          <QuietButton type="button" onClick={() => setDeleting(false)}>
            Cancelar
          </QuietButton>
        </Form>
      ) : null}
    </>
  );
}
