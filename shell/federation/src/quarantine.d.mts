export function markOf(folder: string, name: string, version: string): { readonly reason: string } | undefined;
