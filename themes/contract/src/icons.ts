import { createContext, useContext } from 'react';
import type drawings from './icons.json';

/** One family of line icons on a 24 grid (`icons.json`); the brand's tokens give stroke, caps and joins. */
export type IconName = keyof typeof drawings;

const IconSheet = createContext('');
/** Gives the address of the file that has every icon's drawing (`icon-sheet.mjs`). */
export const IconSheetProvider = IconSheet.Provider;

/** Address of one icon's drawing. */
export const useDrawing = (name: IconName): string => `${useContext(IconSheet)}#${name}`;
