import { allows } from '#domain/contract/operation.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import type { PermittedOperation } from './permission-table.ts'

export interface Area {
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

/** In a sentence or two: "Sees orders and receipts. Changes payment methods." Empty for roles that allow nothing. */
export function effectText(areas: readonly Area[]): string {
  const changed = areas.filter(({ operations }) => operations.some(({ isRead }) => !isRead))
  const seen = areas.filter(area => !changed.includes(area))
  return [sentence('Sees', seen), sentence('Changes', changed)].filter(Boolean).join(' ')
}

const list = new Intl.ListFormat('en')

function sentence(verb: string, areas: readonly Area[]): string {
  return areas.length ? `${verb} ${list.format(areas.map(({ name }) => inText(name)))}.` : ''
}

/** The name of an area within a sentence. */
const inText = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

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
