/** URL parsers drop empty segments and resolve `.` and `..`, even when they are escaped. */
const isStep = (value: string): boolean => value === '' || value === '.' || value === '..';

/**
 * Reads the path of a contract (`/order/{id}`) once. The result writes a call's path from its parameters, each escaped
 * as one segment; null when a value cannot be a segment.
 */
export function callPath(template: string): (params: Record<string, unknown>) => string | null {
  const [first = '', ...rest] = template.split('{');
  const parts = rest.map((part) => part.split('}') as [name: string, after: string]);
  return (params) => {
    let path = first;
    for (const [name, after] of parts) {
      const value = String(params[name] ?? '');
      if (isStep(value)) return null;
      path += encodeURIComponent(value) + after;
    }
    return path;
  };
}
