import { allows } from '#domain/contract/operation.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import type { PermittedOperation, PermittedPage } from './permission-table.ts'

interface Area {
  name: string
  operations: readonly PermittedOperation[]
}

/** What roles allow, by area. */
export function allowedAreas(operations: readonly PermittedOperation[], roles: readonly string[]): Area[] {
  return areasOf(operations.filter(operation => allows(operation, roles)))
}

export function areasOf(operations: readonly PermittedOperation[]): Area[] {
  const byArea = Map.groupBy(operations, ({ area }) => area)
  return [...byArea].map(([name, operations]) => ({ name, operations }))
}

/**
 * The roles with the viewer of each editor (decision R3): an editor changes what only the viewer can list.
 */
export function withViewers(roles: readonly CustomerRole[], known: readonly CustomerRole[]): CustomerRole[] {
  const wanted = new Set<string>(roles.flatMap(role => [role, viewerOf(role)]))
  return known.filter(role => wanted.has(role))
}

/** The name of the role that belongs to an editor; the role itself for any other. */
export function viewerOf(role: string): string {
  return role.replace(/-editor$/, '-viewer')
}

/** The table of permissions. */
interface Permissions {
  operations: readonly PermittedOperation[]
  pages: readonly PermittedPage[]
}

/** What becomes of some things when roles change. */
interface Change<T> {
  gained: readonly T[]
  lost: readonly T[]
  kept: readonly T[]
}

/** Which pages and operations a person gains, loses and keeps. */
export function compareRoles(
  { operations, pages }: Permissions,
  before: readonly string[],
  after: readonly string[],
): { pages: Change<PermittedPage>; operations: Change<PermittedOperation> } {
  const byId = new Map(operations.map(operation => [operation.id, operation]))
  // An operation that the table does not have needs none of these roles.
  const shows = (page: PermittedPage, roles: readonly string[]) =>
    page.needs.every(id => allows(byId.get(id) ?? { roles: [] }, roles))
  return {
    pages: change(
      pages,
      page => shows(page, before),
      page => shows(page, after),
    ),
    operations: change(
      operations,
      operation => allows(operation, before),
      operation => allows(operation, after),
    ),
  }
}

function change<T>(
  things: readonly T[],
  before: (thing: T) => boolean,
  after: (thing: T) => boolean,
): Change<T> {
  return {
    gained: things.filter(thing => !before(thing) && after(thing)),
    lost: things.filter(thing => before(thing) && !after(thing)),
    kept: things.filter(thing => before(thing) && after(thing)),
  }
}

/** "Gains 3 pages and 14 actions, loses 1 action." */
export function changeText({ pages, operations }: ReturnType<typeof compareRoles>): string {
  const parts = (['gained', 'lost'] as const).flatMap(way => {
    const counts = [count(pages[way], 'page', 'pages'), count(operations[way], 'action', 'actions')].filter(
      Boolean,
    )
    return counts.length ? [`${way === 'gained' ? 'gains' : 'loses'} ${counts.join(' and ')}`] : []
  })
  const text = parts.join(', ')
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : 'Nothing changes.'
}

function count(things: readonly unknown[], one: string, many: string): string {
  return things.length ? `${things.length} ${things.length === 1 ? one : many}` : ''
}
