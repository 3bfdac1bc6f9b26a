import { posix } from 'node:path';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';
import { ImportError } from '../import-error';
import { unreadable } from './limits';
import { assertUnpackedSize } from './zip';

/** A sheet of a workbook, by the name that people see. */
export interface Sheet {
  readonly name: string;
  /** The part of the ZIP that it is in. */
  readonly part: string;
}

/** The parts of a workbook of any program: found by their relations, because part names vary. */
export interface Workbook {
  /** In the order in which people see them. */
  readonly sheets: readonly Sheet[];
  /** The part with the texts that cells share, where there is one. */
  readonly sharedStrings: string | undefined;
  /** The text of a part, unpacked while it is read. @throws ImportError where it is cut, or larger than it says */
  text(part: string): AsyncGenerator<string>;
  close(): void;
}

/** An element's or attribute's name without the prefix that its writer chose. */
export const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The attributes of an element by their bare names. */
export const attributesOf = (attributes: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(attributes).map(([name, value]) => [bare(name), value]));

const openZip = promisify<string, Options, ZipFile>(open);

/** Where a target of a relation is: from the root of the ZIP, or beside who names it. */
const partAt = (target: string, from: string): string => {
  const path = target.replaceAll('\\', '/');
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from), path);
};
const relationsOf = (part: string): string => posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/**
 * Opens a workbook; yauzl ends a part that grows beyond its promised size, and `assertUnpackedSize` has added the
 * promises up.
 * @throws ImportError where the file is cut, says that it unpacks to more than a table has, or has no workbook
 */
export async function openWorkbook(file: string): Promise<Workbook> {
  const entries = new Map(
    (await assertUnpackedSize(file)).map((entry) => [entry.fileName.replaceAll('\\', '/'), entry]),
  );
  const zip = await openZip(file, { lazyEntries: true, autoClose: false });
  async function* text(part: string): AsyncGenerator<string> {
    const entry = entries.get(part);
    if (!entry) throw unreadable(file);
    const decoder = new TextDecoder();
    try {
      for await (const chunk of await streamOf(zip, entry)) yield decoder.decode(chunk, { stream: true });
    } catch {
      throw unreadable(file);
    }
  }
  try {
    /** The elements of this name in a small part. */
    const elements = async (part: string, wanted: string): Promise<Map<string, string>[]> => {
      const found: Map<string, string>[] = [];
      const parser = new SaxesParser();
      parser.on('opentag', ({ name, attributes }) => {
        if (bare(name) === wanted) found.push(attributesOf(attributes));
      });
      parser.on('error', () => {
        throw unreadable(file);
      });
      for await (const chunk of text(part)) parser.write(chunk);
      return found;
    };
    const related = async (part: string) => {
      const relations = relationsOf(part);
      return entries.has(relations) ? elements(relations, 'Relationship') : [];
    };
    const typed = (relation: Map<string, string>, type: string) => relation.get('Type')?.endsWith(`/${type}`) ?? false;
    const root = (await related('')).find((one) => typed(one, 'officeDocument'))?.get('Target');
    const book = root === undefined ? 'xl/workbook.xml' : partAt(root, '');
    if (!entries.has(book)) throw new ImportError(`${file} no es un libro de Excel (.xlsx) ni un CSV.`);
    const relations = await related(book);
    const targetOf = (relation: Map<string, string> | undefined) => {
      const target = relation?.get('Target');
      return target === undefined ? undefined : partAt(target, book);
    };
    const sheets = (await elements(book, 'sheet')).flatMap((sheet) => {
      const part = targetOf(relations.find((one) => one.get('Id') === sheet.get('id')));
      return part === undefined ? [] : [{ name: sheet.get('name') ?? '', part }];
    });
    const sharedStrings = targetOf(relations.find((one) => typed(one, 'sharedStrings')));
    return {
      sheets,
      sharedStrings: sharedStrings !== undefined && entries.has(sharedStrings) ? sharedStrings : undefined,
      text,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const streamOf = (zip: ZipFile, part: Entry): Promise<AsyncIterable<Buffer>> =>
  new Promise((done, fail) => {
    zip.openReadStream(part, (error, stream) => (error ? fail(error) : done(stream)));
  });
