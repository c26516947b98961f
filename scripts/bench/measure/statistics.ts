/** The middle value, or the mean of the two middle values for an even count; null for an empty list. */
export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = values.filter(value => typeof value === 'number').toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}
