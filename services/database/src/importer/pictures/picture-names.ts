import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { whiteSuffix } from '@actual/contracts/facts/catalog/product-pictures';
import { fileOf, OUTPUTS, ZOOM } from '../../files/picture-files';

const hashOf = (content: string | Buffer, letters: number): string =>
  createHash('sha256').update(content).digest('hex').slice(0, letters);

/** A merchant's file is named by its content, so that another picture under the same name gets another name. */
export const nameOfFile = (bytes: Buffer, isBeforeWhite: boolean): string =>
  `foto-${hashOf(bytes, 20)}${isBeforeWhite ? whiteSuffix : ''}`;

const beginningOf = (address: string): string => `web-${hashOf(address, 12)}-`;
/** The picture of an address is named by address and content, so that it is found again without asking for it. */
export const nameOfAddress = (address: string, bytes: Buffer, isBeforeWhite: boolean): string =>
  `${beginningOf(address)}${hashOf(bytes, 12)}${isBeforeWhite ? whiteSuffix : ''}`;

/** The pictures that a store has. */
export interface PictureNames {
  has(name: string): boolean;
  /** The one that an import took from an address before, if any. */
  ofAddress(address: string): string | undefined;
}

/** @param names all of them; of several of one address the last counts */
export function pictureNames(names: Iterable<string>): PictureNames {
  const all = new Set(names);
  const beginnings = new Map([...all].map((name) => [name.slice(0, beginningOf('').length), name]));
  return { has: (name) => all.has(name), ofAddress: (address) => beginnings.get(beginningOf(address)) };
}

const listOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The names of pictures of which every file is there that pages ask for: an import may be stopped between two of them. */
export function wholePictures(files: Iterable<string>): string[] {
  const all = new Set(files);
  const names = new Set([...all].map((file) => file.replace(/-\d+\.\w+$/, '')));
  const needed = OUTPUTS.filter((output) => output !== ZOOM);
  return [...names].filter((name) => needed.every((output) => all.has(fileOf(name, output))));
}

/** The names of the demo's pictures, which are made when somebody looks. */
export const demoPictures = (demo: string | undefined): string[] =>
  demo === undefined ? [] : listOf(demo).map((file) => file.replace(/\.\w+$/, ''));

/** The names of pictures that pages can show: those in a folder, and those of the demo. */
export const namesInFolders = (made: string, demo?: string): string[] => [
  ...wholePictures(listOf(made)),
  ...demoPictures(demo),
];
