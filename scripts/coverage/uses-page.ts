import type { CoveredOperation } from './operations.ts'
import type { Uses } from './uses.ts'

/** File of the page that `usesPage` makes, next to the coverage page. */
export const USES_PAGE = 'USES.md'

/** A link from the coverage page to the entry of an operation on the page of uses. */
export function usesLink({ id }: CoveredOperation, text: string): string {
  return `[${text}](${USES_PAGE}#${id.toLowerCase()})`
}

/** Every screen and test file of each operation, by name, as Markdown. The coverage page counts them. */
export function usesPage(note: string, operations: readonly CoveredOperation[], uses: Uses): string {
  const services = Map.groupBy(operations, ({ service }) => service)
  const sections = [...services].flatMap(([service, list]) => [
    `## ${service.charAt(0).toUpperCase()}${service.slice(1)}`,
    ...list.flatMap(operation => [`### ${operation.id}`, entriesOf(operation, uses)]),
  ])
  return `${[
    '# Where each operation is used',
    note,
    'The screens that call an operation, and the test files that are about it next to the contract cases, which every operation has. The [coverage page](COVERAGE.md) counts them.',
    ...sections,
  ].join('\n\n')}\n`
}

function entriesOf({ id }: CoveredOperation, uses: Uses): string {
  const entries: [name: string, list: readonly string[]][] = [
    ['Screens', uses.screens.get(id) ?? []],
    ['Backend tests', uses.backendTests.get(id) ?? []],
    ['Browser tests', uses.browserTests.get(id) ?? []],
  ]
  const lines = entries
    .filter(([, list]) => list.length)
    .map(([name, list]) => `- ${name}: ${list.map(entry => `\`${entry}\``).join(', ')}`)
  return lines.join('\n') || 'Contract cases alone.'
}
