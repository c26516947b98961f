import type { CoveredOperation, SpecifiedOperation } from './operations.ts'
import type { Uses } from './uses.ts'

/** `openapi/operations-without-screen.json` */
export interface WithoutScreen {
  /** Those that no screen will ever call, with the reason. */
  never: Record<string, string>
  /** Those whose screen is not built yet. */
  unbuilt: string[]
}

/** Names a call alike for the specification and the contracts, which know no common id. */
export const keyOf = ({ service, method, path }: { service: string; method: string; path: string }) =>
  `${service} ${method} ${path}`

/** What the contracts lack of what is asked of them. Empty when all is covered. */
export function findGaps(
  specified: readonly SpecifiedOperation[],
  operations: readonly CoveredOperation[],
  uses: Uses,
  withoutScreen: WithoutScreen,
): string[] {
  const known = new Map(operations.map(operation => [keyOf(operation), operation]))
  const missing = specified
    .filter(wanted => !known.has(keyOf(wanted)))
    .map(wanted => `${keyOf(wanted)}: no contract has it`)
  const unmarked = specified.flatMap(wanted => {
    const operation = known.get(keyOf(wanted))
    if (!operation) return []
    if (wanted.given && !operation.section)
      return [`${operation.id}: x-spec says where the specification has it`]
    if (!wanted.given && !operation.inferred)
      return [`${operation.id}: x-inferred says that its path is ours`]
    return []
  })
  return [
    ...missing,
    ...unmarked,
    ...operations.flatMap(gapsOf),
    ...screenGaps(operations, uses, withoutScreen),
  ]
}

function gapsOf({ id, secured, examples, statuses }: CoveredOperation): string[] {
  const errors = statuses.filter(status => status >= 400)
  const lacks: [lacks: boolean, what: string][] = [
    [!secured, 'says nothing of roles'],
    [examples.success === 0, 'has no example of a success'],
    [examples.error < errors.length, 'has an error without an example'],
    [errors.length === 0, 'has no errors'],
  ]
  return lacks.filter(([is]) => is).map(([, what]) => `${id} ${what}`)
}

/** The list of operations without a screen only ever shrinks: it holds just those that have none. */
function screenGaps(
  operations: readonly CoveredOperation[],
  { screens }: Uses,
  { never, unbuilt }: WithoutScreen,
): string[] {
  const listed = new Set([...Object.keys(never), ...unbuilt])
  const ids = new Set(operations.map(({ id }) => id))
  return [
    ...operations
      .filter(({ id }) => !screens.has(id) && !listed.has(id))
      .map(({ id }) => `${id} has no screen, and is not on the list of those without one`),
    ...[...listed]
      .filter(id => !ids.has(id))
      .map(id => `${id} is on the list of operations without a screen, and no contract has it`),
  ]
}
