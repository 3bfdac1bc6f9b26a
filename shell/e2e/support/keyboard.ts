import { expect, type Locator, type Page } from '@playwright/test';

/** More stops of Tab than any page has between one thing and the next that somebody wants. */
const patience = 120;

/** Somebody who has no mouse: everything by Tab, typing and Enter. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tab after tab until the focus is there. */
  async reach(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let tabs = 0; tabs < patience; tabs += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${wanted}`);
  }

  async press(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.reach(this.top().getByRole(role, { name }).first());
    await this.page.keyboard.press('Enter');
  }

  /** Replaces a field's text. */
  async type(label: string, text: string): Promise<void> {
    const field = this.field(label);
    await this.reach(field);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** Chooses in a list as the keyboard does: by the first letters of an option. */
  async choose(label: string, words: string): Promise<void> {
    const field = this.field(label);
    await this.reach(field);
    await this.page.keyboard.type(words);
    await expect(field.locator('option:checked')).toContainText(words);
  }

  /** Sends the form whose field has the focus. */
  send = (): Promise<void> => this.page.keyboard.press('Enter');

  private field = (label: string): Locator => this.top().getByLabel(label, { exact: true }).first();

  /** An open dialog takes the keyboard to itself; without one it is the page's. */
  private top = (): Locator => this.page.locator('dialog[open], body:not(:has(dialog[open]))').last();
}
