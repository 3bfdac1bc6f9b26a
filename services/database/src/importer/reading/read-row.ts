import { importedFieldLabels } from '@actual/contracts/facts/catalog/imports';
import type { BrandSociety } from '@actual/contracts/facts/company/brands';
import type { z } from 'zod';
import { FilterReader } from '../filters/row-filters';
import type { StoreFilters } from '../filters/store-filters';
import type { Mapping, Source } from '../mapping';
import type { SourceRow } from '../source/source';
import type { Promotions } from '../writing/promotions';
import type { Categories } from './categories';
import type { Reading } from './cell-shapes';
import { FIELD_NAMES, FIELDS, type FieldName, type FieldValues, LENGTH_NAMES, lengthShapes } from './fields';
import type { DecimalSign } from './numbers';
import type { Dimension, Remark, RowResult, Stock } from './product';
import { CategoryReader } from './row-category';
import { required, ruling } from './ruling-fields';
import { faultIn, tidy } from './text';
import type { LengthUnit } from './units';

/** A report shows a cell, not a page of it. */
const shownCharacters = 120;

/** The things of the store that a row may name. */
export interface KnownThings {
  readonly categories: Categories;
  /** Codes. */
  readonly warehouses: ReadonlySet<string>;
  readonly filters: StoreFilters;
  readonly promotions: Promotions;
}

/** Turns rows of the merchant's file into products of the store, or says why not. */
export class RowReader {
  private readonly category: CategoryReader | undefined;
  private readonly shapes: ReadonlyMap<FieldName, z.ZodType>;
  private readonly filters: FilterReader;
  private readonly numeric: ReadonlyMap<FieldName, z.ZodType>;
  private readonly lengths: Readonly<Record<LengthUnit, z.ZodType<number>>>;
  private readonly numericLengths: Readonly<Record<LengthUnit, z.ZodType<number>>>;

  constructor(
    private readonly mapping: Mapping & { readonly decimal: DecimalSign },
    private readonly known: KnownThings,
    /** The society of `--site`; wins over the file. */
    private readonly society?: BrandSociety,
  ) {
    this.category = mapping.category && new CategoryReader(mapping.category);
    this.filters = new FilterReader(mapping.filters ?? {}, known.filters);
    // made once: building a shape costs more than using it
    this.shapes = new Map(
      FIELD_NAMES.map((field) => [field, FIELDS[field](this.reading(mapping.columns[field])) as z.ZodType]),
    );
    this.numeric = new Map(
      FIELD_NAMES.map((field) => [
        field,
        FIELDS[field]({ ...this.reading(mapping.columns[field]), decimal: '.' }) as z.ZodType,
      ]),
    );
    this.lengths = lengthShapes(mapping.decimal);
    this.numericLengths = lengthShapes('.');
  }

  read(row: SourceRow): RowResult {
    const refused: Remark[] = [];
    const warnings: Remark[] = [];
    const keeps: FieldName[] = [];
    const itemCode = tidy(this.cell(row, this.mapping.columns.ItemCode));
    const remark = (field: string, value: string, reason: string): Remark => ({
      line: row.line,
      itemCode,
      field,
      value: value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value,
      reason,
    });
    if (row.leftOut) return { kind: 'left-out', remark: remark('', '', row.leftOut) };
    if (row.broken) return { kind: 'refused', remarks: [remark('', '', row.broken)] };

    const category = this.category?.read(row);
    if (category?.leftOut)
      return { kind: 'left-out', remark: remark(category.column, category.value, 'el mapeo la deja fuera') };

    const values: FieldValues = {};
    for (const field of FIELD_NAMES) {
      const read = this.field(row, field);
      if (read === null) continue;
      if ('reason' in read) {
        const one = remark(field, read.cell, read.reason);
        if (read.omit) {
          warnings.push(one);
          keeps.push(field);
        } else refused.push(one);
      } else Object.assign(values, { [field]: read.value });
    }
    if (this.society) values.Society = this.society;
    const handles = category?.handles ?? values.Categories;
    const found = handles && this.known.categories.withAncestors(handles);
    const categoryField = this.mapping.category?.column ?? 'Categories';
    if (found && 'notSold' in found)
      return { kind: 'left-out', remark: remark(categoryField, (handles ?? []).join(', '), 'la tienda no la vende') };
    if (category?.unknown) refused.push(remark(categoryField, category.value, category.unknown));
    else if (found && 'unknown' in found) {
      const near = found.near.length > 0 ? `; ¿${found.near.join(', ')}?` : '';
      refused.push(remark(categoryField, found.unknown, `la tienda no tiene esta categoría${near}`));
    }
    const promotion = values.Promotion ? this.known.promotions.find(values.Promotion) : null;
    if (typeof promotion === 'string') refused.push(remark('Promotion', values.Promotion ?? '', promotion));
    const stock = this.stock(row, values);
    refused.push(...stock.wrong.map(([field, cell, reason]) => remark(field, cell, reason)));
    const filtered = this.filters.read(row, values);
    warnings.push(...filtered.wrong.map(([field, cell, reason]) => remark(field, cell, reason)));
    const measured = this.dimensions(row, values);
    warnings.push(...measured.wrong.map(([column, cell, reason]) => remark(column, cell, reason)));

    if (row.note) warnings.push(remark('', '', row.note));
    if (values.ItemCode && values.ItemCode !== itemCode.toUpperCase())
      warnings.push(remark('ItemCode', itemCode, `el código se guarda como ${values.ItemCode}`));
    const { ItemCode, Name, Price } = values;
    const isWhole = ItemCode !== undefined && Name !== undefined && Price !== undefined;
    if (refused.length > 0 || !isWhole || typeof promotion === 'string') return { kind: 'refused', remarks: refused };
    if (values.PriceBefore !== undefined && values.PriceBefore > Price)
      warnings.push(
        remark(
          'PriceBefore',
          String(values.PriceBefore / 100),
          'no se importa: los descuentos se dan con promociones (Promotion)',
        ),
      );
    return {
      kind: 'product',
      warnings,
      product: {
        line: row.line,
        itemCode: ItemCode,
        name: Name,
        priceCents: Price,
        categories: found && 'all' in found ? found.all : undefined,
        dimensions: measured.dimensions,
        promotion: 'Promotion' in values ? promotion : undefined,
        stock: stock.found.length > 0 ? stock.found : undefined,
        filterValues: filtered.values,
        filters: filtered.filters,
        keeps: keeps.length > 0 ? keeps : undefined,
        values,
      },
    };
  }

  /** Null where the file and the mapping say nothing of the field; an empty cell of an optional field is `undefined`. */
  private field(
    row: SourceRow,
    field: FieldName,
  ): null | { value: unknown } | { cell: string; reason: string; omit: boolean } {
    const source = this.mapping.columns[field];
    const usual = this.mapping.defaults[field];
    if (!source && usual === undefined) {
      return required.includes(field) ? { cell: '', reason: 'falta: el mapeo no lo da', omit: false } : null;
    }
    const cell = this.cell(row, source);
    const omit =
      !ruling.includes(field) ||
      (source !== undefined && 'onError' in source && source.onError === 'omit' && !required.includes(field));
    let meant = cell;
    if (cell !== '' && source && 'map' in source && source.map) {
      const mapped = source.map[cell] ?? source.map[tidy(cell)];
      const others = source.map['*'];
      if (mapped === undefined && others === undefined) return { cell, reason: 'el valor no está en el mapeo', omit };
      meant = mapped ?? (others === '*' ? cell : (others ?? ''));
    }
    if (meant.trim() === '') meant = usual ?? '';
    if (meant.trim() === '')
      return required.includes(field) ? { cell, reason: 'está vacío', omit: false } : { value: undefined };
    if (faultIn(meant)) return { cell: meant, reason: faultIn(meant) ?? '', omit };
    const parsed = this.shapeFor(field, row, source)?.safeParse(meant);
    if (!parsed) return null;
    if (parsed.success) return { value: parsed.data };
    return { cell: meant, reason: parsed.error.issues[0]?.message ?? 'no es válido', omit };
  }

  /** How the field's cell is read: a cell that is a number has a decimal point, whatever people write in the others. */
  private shapeFor(field: FieldName, row: SourceRow, source: Source | undefined): z.ZodType | undefined {
    const isNumber = source !== undefined && [source.column].flat().every((name) => row.numeric?.has(name));
    return (isNumber ? this.numeric : this.shapes).get(field);
  }

  private reading(source: Source | undefined): Reading {
    const { decimal } = this.mapping;
    return source && 'separator' in source
      ? { decimal, scale: source.scale, listSeparator: source.listSeparator }
      : { decimal };
  }

  private cell(row: SourceRow, source: Source | undefined): string {
    if (!source) return '';
    const parts = [source.column].flat().map((name) => (row.cells.get(name) ?? '').trim());
    const cell = parts.filter(Boolean).join('separator' in source ? source.separator : ' ');
    return 'empty' in source && source.empty?.includes(cell) ? '' : cell;
  }

  /** The pieces of `Stock` and `Warehouse`, and of columns that are a warehouse's own. */
  private stock(row: SourceRow, { Stock: pieces, Warehouse = '' }: FieldValues) {
    const wrong: [field: string, cell: string, reason: string][] = [];
    const found = new Map<string, number>();
    const give = (warehouse: string, many: number) => {
      if (this.known.warehouses.has(warehouse)) found.set(warehouse, many);
      else if (warehouse === '')
        wrong.push(['Warehouse', '', 'da existencias sin bodega: póngala en el mapeo o con --warehouse']);
      else wrong.push(['Warehouse', warehouse, 'la tienda no tiene esta bodega']);
    };
    if (pieces !== undefined) give(Warehouse, pieces);
    for (const [warehouse, column] of Object.entries(this.mapping.stock ?? {})) {
      const cell = tidy(row.cells.get(column) ?? '');
      const parsed = cell === '' ? undefined : this.shapes.get('Stock')?.safeParse(cell);
      if (parsed?.success) give(warehouse, Number(parsed.data));
      else if (parsed) wrong.push([column, cell, parsed.error.issues[0]?.message ?? 'no es válido']);
    }
    return { wrong, found: [...found].map(([warehouse, many]): Stock => ({ warehouse, pieces: many })) };
  }

  private dimensions(row: SourceRow, values: FieldValues) {
    const { dimensions } = this.mapping;
    const wrong: [column: string, cell: string, reason: string][] = [];
    const found: Dimension[] = [];
    const names = LENGTH_NAMES.filter((name) => dimensions?.[name] !== undefined);
    for (const name of names) {
      const { column, uom = dimensions?.uom ?? 'cm' } = dimensions?.[name] ?? { column: '' };
      const cell = tidy(row.cells.get(column) ?? '');
      if (cell === '') continue;
      const fault = faultIn(cell);
      if (fault) {
        wrong.push([column, cell, fault]);
        continue;
      }
      const parsed = (row.numeric?.has(column) ? this.numericLengths : this.lengths)[uom].safeParse(cell);
      if (!parsed.success) wrong.push([column, cell, parsed.error.issues[0]?.message ?? 'no es válido']);
      else if (parsed.data > 0) found.push({ name, label: importedFieldLabels[name], value: parsed.data, uom: 'cm' });
    }
    if (values.Volume) found.push({ name: 'Volume', label: 'Volumen', value: values.Volume, uom: 'm³' });
    if (values.Weight) found.push({ name: 'Weight', label: 'Peso', value: values.Weight, uom: 'kg' });
    const { Volume, Weight } = this.mapping.columns;
    return { wrong, dimensions: names.length > 0 || Volume || Weight ? found : undefined };
  }
}
