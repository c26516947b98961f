import type { Note, Outcome } from './caller.ts'

/** Characters of a response that tell what failed. */
const SHOWN = 100

/** Counts what comes of calls, until it begins anew. */
export interface Tally {
  note: Note
  begin(): void
  /** For how long, and how often there was each status. */
  summary(): string
  /** How often calls failed in each way, and when first; those that `isMeant` says, or all without success. */
  failures(isMeant?: (outcome: Outcome) => boolean): string[]
}

export function createTally(): Tally {
  let outcomes: (Outcome & { at: number })[] = []
  let beginning = performance.now()
  return {
    note: outcome => void outcomes.push({ ...outcome, at: performance.now() - beginning }),
    begin() {
      outcomes = []
      beginning = performance.now()
    },
    summary() {
      const seconds = Math.round((performance.now() - beginning) / 1000)
      const statuses = [...Map.groupBy(outcomes, ({ status }) => status)]
        .toSorted(([a], [b]) => a - b)
        .map(([status, { length }]) => `${length} × ${status || 'no response'}`)
      return `in ${seconds} s ${statuses.join(', ')}`
    },
    failures(isMeant = isFailure) {
      const failed = outcomes.filter(isMeant)
      const kinds = Map.groupBy(
        failed,
        ({ status, method, path, failure }) => `${status} ${method} ${path}: ${failure.slice(0, SHOWN)}`,
      )
      return [...kinds].map(
        ([kind, { length, 0: first }]) => `${length} × ${kind}, first after ${Math.round(first?.at ?? 0)} ms`,
      )
    },
  }
}

const isFailure = ({ status }: Outcome) => status < 200 || status >= 300
