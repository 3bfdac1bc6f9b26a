import type { Facts, FactsBySite, InformationContent, Section } from '../src/information/content';

export class ContentError extends Error {}
export function compileFacts(source: string): FactsBySite;
export function compilePage(file: string, source: string, facts: Record<string, Facts>): InformationContent;
export function compileSections(source: string, pages: Record<string, string>): Section[];
export function compilePaths(source: string, pages: Record<string, string>): string[];
export function compileData(source: string): unknown;
