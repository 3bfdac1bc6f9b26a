const words: Readonly<Record<string, string>> = {
  '200': 'La tarjeta se autorizó',
  '430': 'El titular no confirmó la tarjeta',
  '443': 'La solicitud estaba incompleta',
};

/** The bank's answer in the address: only the code 200 together with its proof is a yes. */
export function readReturn(query: URLSearchParams): {
  ok: boolean;
  title: string;
  facts: { term: string; value: string }[];
} {
  const status = query.get('Status') ?? '';
  const proof = ['ECI', 'XID', 'CAVV'].every((name) => (query.get(name) ?? '') !== '');
  const ok = status === '200' && proof;
  const title = status === '200' && !proof ? 'El banco no dio prueba de la autorización' : words[status];
  const fact = (term: string, name: string) => {
    const value = query.get(name)?.slice(0, 80);
    return value ? [{ term, value }] : [];
  };
  return {
    ok,
    title: title ?? 'El banco no respondió a la solicitud',
    facts: [...fact('Código', 'Status'), ...fact('Referencia', 'Reference3D'), ...fact('ECI', 'ECI')],
  };
}
