/**
 * Items with a key for each: what identifies it, and which one it is of those that have that in common, such as two
 * lines of an order for the same plan.
 */
export function keyed<T>(
  items: readonly T[],
  identityOf: (item: T) => string | number,
): [key: string, item: T][] {
  const counts = new Map<string | number, number>()
  return items.map(item => {
    const identity = identityOf(item)
    const count = counts.get(identity) ?? 0
    counts.set(identity, count + 1)
    return [`${identity} ${count}`, item]
  })
}
