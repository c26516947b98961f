import type { CoveredOperation, SpecifiedOperation } from './operations.ts'
import type { Uses } from './uses.ts'

/** Gives a call the same name in the specification and the contracts, which share no id. */
export const keyOf = ({ service, method, path }: { service: string; method: string; path: string }) =>
  `${service} ${method} ${path}`

/** What the contracts lack of what the specification requires. Empty when everything is covered. */
export function findGaps(
  specified: readonly SpecifiedOperation[],
  operations: readonly CoveredOperation[],
  screens: Uses['screens'],
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
  const unseen = operations.flatMap(operation => {
    const isShown = screens.has(operation.id)
    if (isShown && operation.noScreen) return [`${operation.id} has a screen: remove its x-no-screen`]
    if (!isShown && operation.built && needsScreen(operation))
      return [`${operation.id} has no screen; x-no-screen can say why`]
    return []
  })
  return [...missing, ...unmarked, ...unseen, ...operations.flatMap(gapsOf)]
}

/** Whether people call it, so that a page should. */
export function needsScreen(operation: CoveredOperation): boolean {
  return !isForPrograms(operation) && !operation.deprecated && !operation.noScreen
}

/** Whether callers use a key or a provisioning token, sign what they send, or find it at a well-known URL. */
export function isForPrograms({ auth, path, signed }: CoveredOperation): boolean {
  return auth === 'key' || auth === 'provisioning' || signed || path.startsWith('/.well-known/')
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
