export function pageFiles(folder: string): string[];
