export interface BenchOptions {
  /** How often each page, list, or command is measured; the median counts. */
  runs: number
  peer: string | undefined
  /** Hours of usage that `growth` fills the database with. */
  rows: number
  /** The release before: the folder of a checkout, or a revision of this repository. */
  before: string | undefined
}

/** A measured figure, with its budget if it has one. */
export interface Figure {
  what: string
  /** Null where nothing could be measured, which is within no budget. */
  value: number | null
  unit: string
  most?: number | undefined
  least?: number | undefined
}

export function holds({ value, most, least }: Figure): boolean {
  if (most === undefined && least === undefined) return true
  return value !== null && value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? 0)
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  const rows = figures.map(figure => {
    const { what, value, unit, most, least } = figure
    const budget = most !== undefined ? `≤ ${round(most)}` : least !== undefined ? `≥ ${round(least)}` : ''
    const measured = value === null ? 'none' : round(value)
    return [what, { measured, unit, budget, '': budget && (holds(figure) ? 'ok' : 'OVER') }]
  })
  console.table(Object.fromEntries(rows))
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

/** The middle value, or the mean of the two middle values for an even count; null for an empty list. */
export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = values.filter(value => typeof value === 'number').toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

/** A figure as a multiple of another. */
export const ratioOf = (value: number | null | undefined, reference: number | null | undefined) =>
  typeof value === 'number' && reference ? value / reference : null

/** Milliseconds of a call. */
export async function timeOf(call: () => unknown): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}
