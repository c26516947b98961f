import { globSync, readFileSync } from 'node:fs'
import { INTERNAL_ROLE } from '../../src/domain/authorization/roles.ts'
import { requirementsOf } from '../../src/domain/contract/operation.ts'
import type {
  PermittedOperation,
  PermittedPage,
} from '../../src/portal/features/team/roles/permission-table.ts'
import { type OpenApiDocument, operationsOf } from '../generate/bundle.ts'
import { pagesOf, type Route, titleIn } from './routes.ts'

/** A row of the table, for tools. */
export interface Permission extends PermittedOperation {
  isDeprecated: boolean
}

/** Every operation of the contracts with what it does and who may call it, by service as the contract has them. */
export function readPermissions(): Permission[] {
  return globSync('generated/*/openapi.json')
    .toSorted()
    .flatMap(file => permissionsOf(file.split('/')[1] ?? '', readDocument(file)))
}

/**
 * The operations that depend on a role which an owner can give: everybody can call the others, or only staff.
 * One with a successor is left out, because it would be named twice.
 */
export function customerPermissions(): PermittedOperation[] {
  return readPermissions().flatMap(({ isDeprecated, ...entry }) => {
    const depends = entry.roles.some(set => !set.includes(INTERNAL_ROLE) && set.some(role => role !== 'self'))
    return depends && !isDeprecated ? [entry] : []
  })
}

/** The roles that an owner can give, in the order of the contract. */
export function customerRoles(): readonly string[] {
  const { components } = readDocument('generated/authorization/openapi.json')
  const roles = components?.schemas?.CustomerRole?.enum
  if (!Array.isArray(roles)) throw new Error('the contract of authorization has no list of roles')
  return roles
}

/** The pages that need an operation, with a name: of their link, else of their browser tab. */
export function permittedPages(routes: readonly Route[] = pagesOf()): PermittedPage[] {
  return routes.flatMap(({ file, path, page: { nav, needs } }) =>
    needs ? [{ path, name: nav?.label ?? nameIn(file), needs }] : [],
  )
}

function permissionsOf(service: string, document: OpenApiDocument): Permission[] {
  return operationsOf(document).map(({ method, operation }) => {
    const { operationId: id, summary, tags: [area = ''] = [] } = operation
    const { roles } = requirementsOf(operation.security)
    const isRead = method === 'get' || operation['x-acting'] === 'read'
    return { id, service, area, summary, isRead, roles, isDeprecated: operation.deprecated === true }
  })
}

function readDocument(file: string): OpenApiDocument {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The first words of a page's title: `Order` of `Order · Admin`. */
function nameIn(file: string): string {
  const [name] = titleIn(file)?.split(' · ') ?? []
  if (!name) throw new Error(`${file}: needs an operation, and has neither a link nor a title that names it`)
  return name
}
