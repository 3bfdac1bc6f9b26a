import { readFileSync, statSync } from 'node:fs';

/** A file that may be replaced while the process runs. */
export class WatchedFile<Content> {
  private content: Content;
  private seen = 0;

  /** @throws {Error} when it cannot be read to begin with */
  constructor(
    private readonly file: string,
    private readonly parse: (text: string) => Content,
  ) {
    this.content = this.read();
  }

  /** The content at the last reading. */
  get known(): Content {
    return this.content;
  }

  /** Reads the file again if it changed. False if there was nothing new; the known content stays good. */
  readAgain(): boolean {
    try {
      if (statSync(this.file).mtimeMs === this.seen) return false;
      this.content = this.read();
      return true;
    } catch {
      return false;
    }
  }

  private read(): Content {
    const { mtimeMs } = statSync(this.file);
    const content = this.parse(readFileSync(this.file, 'utf8'));
    this.seen = mtimeMs;
    return content;
  }
}
