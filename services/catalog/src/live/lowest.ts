/** So many times as many numbers as are wanted make it worth not to sort them all. */
const worthPicking = 32;

/** The lowest of some numbers, ascending. `numbers` may be put in another order. */
export function lowest(numbers: Int32Array, limit: number): Int32Array {
  if (numbers.length < limit * worthPicking) return numbers.sort().subarray(0, limit);
  const picked = numbers.slice(0, limit).sort();
  let highest = picked[limit - 1] ?? 0;
  for (let i = limit; i < numbers.length; i += 1) {
    const one = numbers[i] ?? 0;
    if (one >= highest) continue;
    let place = limit - 1;
    while (place > 0 && (picked[place - 1] ?? 0) > one) {
      picked[place] = picked[place - 1] ?? 0;
      place -= 1;
    }
    picked[place] = one;
    highest = picked[limit - 1] ?? 0;
  }
  return picked;
}
