/** One figure and its limit. */
export interface Check {
  what: string
  value: number | null
  limit: number
  unit: string
  /** Which side of the limit is good. */
  at: 'most' | 'least'
}

export function holds({ value, limit, at }: Check): boolean {
  return value !== null && (at === 'most' ? value <= limit : value >= limit)
}

export function printChecks(title: string, checks: readonly Check[]): void {
  console.log(`\n${title}`)
  console.table(
    Object.fromEntries(
      checks.map(check => [
        check.what,
        {
          measured: check.value === null ? 'none' : round(check.value),
          budget: `${check.at === 'most' ? '≤' : '≥'} ${round(check.limit)} ${check.unit}`,
          '': holds(check) ? 'ok' : 'OVER',
        },
      ]),
    ),
  )
}

export function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
