import { format } from 'node:util';

const { error } = console;
let said: string[] = [];

beforeEach(() => {
  said = [];
  console.error = (...words: unknown[]) => {
    said.push(format(...words));
    error(...words);
  };
});

// React complains of a fault and goes on: without this a test would pass over it
afterEach(() => {
  console.error = error;
  if (said.length > 0) throw new Error(`the page wrote to the console: ${said.join('\n')}`);
});
