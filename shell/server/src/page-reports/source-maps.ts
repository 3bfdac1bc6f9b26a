import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A place in a script, as a stack names it. */
export interface Frame {
  /** The script's owner; null for the shell's own. */
  remote: { name: string; version: string } | null;
  file: string;
  line: number;
  column: number;
}
const frame = /(?:\/_mfe\/([a-z]{1,30})\/([\w.-]{1,60})|\/assets)\/(\w[\w.-]{0,80}\.js):(\d{1,7}):(\d{1,7})/g;
const mostFrames = 10;

/** The places of our own scripts in a stack, the innermost first; nothing else of it is kept. */
export const framesOf = (stack: string): Frame[] =>
  [...stack.matchAll(frame)].slice(0, mostFrames).map(([, name, version = '', file = '', line, column]) => ({
    remote: name === undefined ? null : { name, version },
    file,
    line: Number(line),
    column: Number(column),
  }));

export interface MapFolders {
  /** Folder of the shell's own maps. */
  shell: string;
  /** Folder that holds `<name>/<version>/maps`. */
  artifacts: string;
}

/**
 * Finds the line of the sources for a place in a script. The maps lie beside the served files, and are never served.
 */
export class SourceMaps {
  private readonly maps = new LRUCache<string, Promise<SourceMap | null>>({ max: 20 });

  constructor(private readonly folders: MapFolders) {}

  /** `mfe-catalog/src/product/route.tsx:12:5`; the place in the script where there is no map. */
  async sourceOf({ remote, file, line, column }: Frame): Promise<string> {
    const { shell, artifacts } = this.folders;
    const folder = remote ? join(artifacts, remote.name, remote.version, 'maps') : shell;
    const map = await this.open(join(folder, `${file}.map`));
    const entry = map?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return `${file}:${line}:${column}`;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }

  private open(path: string): Promise<SourceMap | null> {
    const kept = this.maps.get(path);
    if (kept) return kept;
    const map = readFile(path, 'utf8').then(
      (text) => new SourceMap(JSON.parse(text)),
      () => null,
    );
    this.maps.set(path, map);
    return map;
  }
}
