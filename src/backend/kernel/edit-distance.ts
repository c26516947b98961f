/**
 * How many single-letter changes, or swaps of neighbors, lead from one text to the other. `limit + 1` once there
 * are more than `limit`, so hostile input costs no more than a narrow band of the two texts.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  const tooFar = limit + 1
  if (Math.abs(a.length - b.length) > limit) return tooFar
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = new Array<number>(b.length + 1).fill(tooFar)
    if (row <= limit) current[0] = row
    let best = current[0] ?? tooFar
    const end = Math.min(b.length, row + limit)
    for (let column = Math.max(1, row - limit); column <= end; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (last[column - 1] ?? tooFar) + (isSame ? 0 : 1),
      )
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? tooFar) + 1)
      current[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return tooFar
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? tooFar, tooFar)
}
