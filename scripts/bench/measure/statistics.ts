/** The middle value; of an even number the mean of the two in the middle; null for none. */
export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = values.filter(value => typeof value === 'number').toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}
