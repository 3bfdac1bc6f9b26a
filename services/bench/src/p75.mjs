/**
 * The figure that three quarters of the tries do not exceed.
 * @param {number[]} values
 */
export const p75 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
