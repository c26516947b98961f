import { allows } from '../../src/domain/contract/operation.ts'
import { isForPrograms, needsScreen } from './findings.ts'
import type { CoveredOperation, SpecifiedOperation } from './operations.ts'
import type { Uses } from './uses.ts'
import { usesLink } from './uses-page.ts'

export const NOTE = 'Written by `npm run coverage`. Change the contracts, not this page.'
/** Above this number, pages are counted instead of named. */
const NAMED_SCREENS = 4

/** The coverage page: what each operation has, by service, as Markdown. */
export function coveragePage(
  specified: readonly SpecifiedOperation[],
  operations: readonly CoveredOperation[],
  uses: Uses,
): string {
  const services = Map.groupBy(operations, ({ service }) => service)
  const summary = [...services].map(([service, list]) => {
    const wanted = specified.filter(operation => operation.service === service).length
    const built = list.filter(operation => operation.built).length
    const shown = list.filter(({ id }) => uses.screens.has(id)).length
    return `| ${service} | ${list.length} | ${wanted} | ${built} | ${shown} |`
  })
  const tables = [...services].map(([service, list]) =>
    [
      `## ${capitalize(service)}`,
      '',
      '| operation | call | roles | statuses | examples | specification | screens | tests |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...list.map(operation => coverageRow(operation, uses)),
    ].join('\n'),
  )
  return `${[
    '# Coverage of the contracts',
    NOTE,
    `The specification asks for ${specified.length} operations. A row without a section of it is ours.`,
    [
      '| service | operations | of the specification | built | with a screen |',
      '| --- | --- | --- | --- | --- |',
      ...summary,
    ].join('\n'),
    ...tables,
  ].join('\n\n')}\n`
}

function coverageRow(operation: CoveredOperation, uses: Uses): string {
  const { id, method, path, statuses, examples, section, inferred, deprecated } = operation
  const cells = [
    `\`${id}\`${deprecated ? ' (deprecated)' : ''}`,
    `${method} ${path}`,
    rolesText(operation),
    statuses.join(' '),
    `${examples.success} + ${examples.error}`,
    [section ?? '', inferred ? 'ours in detail' : ''].filter(Boolean).join('; '),
    screensText(operation, uses.screens.get(id)),
    testsText(operation, uses),
  ]
  return `| ${cells.join(' | ')} |`
}

function rolesText({ auth, roles }: CoveredOperation): string {
  if (auth === 'none') return 'anybody'
  if (auth !== 'bearer') return auth
  return roles.map(alternative => alternative.join(' and ')).join(', or ')
}

function screensText(operation: CoveredOperation, screens: readonly string[] = []): string {
  if (!operation.built) return '*not built yet*'
  if (!screens.length) return needsScreen(operation) ? '*no screen yet*' : `none: ${whyNone(operation)}`
  if (screens.length > NAMED_SCREENS) return usesLink(operation, `${screens.length} pages`)
  return screens.join(', ')
}

function whyNone(operation: CoveredOperation): string {
  if (isForPrograms(operation)) return 'programs call it'
  if (operation.deprecated) return 'deprecated'
  return operation.noScreen ?? ''
}

function testsText(operation: CoveredOperation, uses: Uses): string {
  const { id, statuses, built } = operation
  const sides = built ? 'contract on both sides' : 'contract on the mock, form and roles on the server'
  const files = [
    countText(uses.backendTests.get(id), 'backend'),
    countText(uses.browserTests.get(id), 'browser'),
  ].filter(Boolean)
  const more = files.length ? `, ${usesLink(operation, files.join(' and '))}` : ''
  return `${sides} (${statuses.length} statuses)${more}`
}

/** `3 backend files`; empty when there are none. */
function countText(files: readonly string[] = [], kind: string): string {
  if (!files.length) return ''
  return `${files.length} ${kind} ${files.length === 1 ? 'file' : 'files'}`
}

/** The permission table: which role may call which operation. */
export function permissionsPage(operations: readonly CoveredOperation[], roles: readonly string[]): string {
  const services = Map.groupBy(operations, ({ service }) => service)
  const tables = [...services].map(([service, list]) =>
    [
      `## ${capitalize(service)}`,
      '',
      `| operation | no one | ${roles.join(' | ')} | API token | set-up link |`,
      `| --- | --- | ${roles.map(() => '---').join(' | ')} | --- | --- |`,
      ...list.map(operation => permissionRow(operation, roles)),
    ].join('\n'),
  )
  return `${[
    '# Who may do what',
    NOTE,
    'A person holds `self` once signed in, and any of the other roles in the active account. Yes means that the role alone suffices. Something that needs the session cookie or a key instead of an access token says so. An API token can call what has a yes in its column, with the roles that it has and its maker still has; a set-up link calls what has one in its column, for the owner who made it.',
    ...tables,
  ].join('\n\n')}\n`
}

function permissionRow(operation: CoveredOperation, roles: readonly string[]): string {
  const { id, auth, takes } = operation
  const cells = roles.map(role => {
    if (auth === 'none') return 'yes'
    if (auth !== 'bearer') return auth
    return allows(operation, ['self', role]) ? 'yes' : ''
  })
  const others = [takes.apiToken, takes.setUpLink].map(is => (is ? 'yes' : ''))
  return `| \`${id}\` | ${auth === 'none' ? 'yes' : ''} | ${[...cells, ...others].join(' | ')} |`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
