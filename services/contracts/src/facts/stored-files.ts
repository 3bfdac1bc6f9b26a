/** Content types of the files of products, by folder and ending; a bucket and the gateways name them alike. */
export const storedTypes = {
  pictures: { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' },
  models: { glb: 'model/gltf-binary' },
} as const;
export type StoredFolder = keyof typeof storedTypes;

/** The content type of a file's name; undefined where the folder names none of that ending. */
export function typeOfStored(folder: string, name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const types: Readonly<Record<string, Readonly<Record<string, string>>>> = storedTypes;
  const ofFolder = Object.hasOwn(types, folder) ? types[folder] : undefined;
  return ofFolder && Object.hasOwn(ofFolder, ending) ? ofFolder[ending] : undefined;
}
