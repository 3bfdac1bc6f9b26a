import { LogLines } from './log-lines';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** A disk with so many bytes of room. */
function disk(room: number) {
  const state = { room, text: '' };
  const write = (_fd: number, bytes: Buffer, offset: number): number => {
    const piece = bytes.subarray(offset, offset + state.room);
    if (piece.length === 0) throw failure('ENOSPC');
    state.room -= piece.length;
    state.text += piece.toString();
    return piece.length;
  };
  return { state, lines: new LogLines(1, write) };
}

test('a full disk costs lines; once there is room again it is said how many, and the log goes on', () => {
  const { state, lines } = disk(10);
  lines.write('{"n":1}\n');
  for (const n of [2, 3, 4]) lines.write(`{"n":${n}}\n`);
  state.room = 1_000;
  lines.write('{"n":5}\n');
  lines.write('{"n":6}\n');
  expect(state.text).toContain('"lost":3');
  expect(state.text.endsWith('{"n":5}\n{"n":6}\n')).toBe(true);
  expect(state.text.match(/"lost"/g)).toHaveLength(1);
});

test('a reader that is busy is waited for, one that is gone is not', () => {
  const written: string[] = [];
  let busy = 2;
  const lines = new LogLines(1, (_fd, bytes, offset) => {
    busy -= 1;
    if (busy >= 0) throw failure('EAGAIN');
    written.push(bytes.subarray(offset).toString());
    return bytes.length - offset;
  });
  lines.write('one\n');
  expect(written).toEqual(['one\n']);
  const gone = new LogLines(1, () => {
    throw failure('EPIPE');
  });
  expect(() => gone.write('two\n')).not.toThrow();
});
