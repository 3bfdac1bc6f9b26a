const plainName = /^[\w@-][\w@.-]*$/;

/** Whether a part of an address is the name of a file, and leads nowhere else. */
export const safe = (file: string): boolean => plainName.test(file) && !file.includes('..');
