/**
 * An operation of a contract as a value. `generated/<service>/operations.ts` exports one for each operation;
 * the portal, the backend and the tests speak of operations by these handles only.
 *
 * `T` is the operation's generated type. It rides along for the compiler and is never there at run time.
 */
export interface Operation<T = unknown> {
  readonly service: string
  /** operationId of the contract, unique over all services. */
  readonly id: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Path template below the service, as in the contract: `/secret-keys/{id}`. */
  readonly path: string
  /** How a caller proves who it is: not at all, by the session cookie, by an access token, or by a key. */
  readonly auth: 'none' | 'session' | 'bearer' | 'key'
  /** Each entry is a set of roles that suffices; empty where the contract asks for no role. */
  readonly roles: readonly (readonly string[])[]
  /** What staff need for it who act as another person. */
  readonly acting?: ActingNeed
  readonly type?: T
}

/**
 * `read`: staff who act as a person may always do it, for it changes nothing. `raised`: with raised access.
 * `never`: the person alone.
 */
export type ActingNeed = 'read' | 'raised' | 'never'

/** How far staff may go who act as another person. */
export type ActingAccess = 'read-only' | 'full'

/**
 * What staff need for an operation who act as another person. What asks for a recent login is the person's
 * alone, and so is what asks for no role in the account, such as passwords and sessions, unless the contract
 * says otherwise (`x-acting`).
 */
export function actingNeedOf(operation: {
  method: string
  roles: Operation['roles']
  recentLogin?: number | undefined
  acting?: ActingNeed | undefined
}): ActingNeed {
  const { method, roles, recentLogin, acting } = operation
  if (recentLogin !== undefined) return 'never'
  if (acting) return acting
  if (method.toUpperCase() === 'GET') return 'read'
  return roles.every(set => set.every(role => role === 'self')) ? 'never' : 'raised'
}

/** What an operation asks of its caller. */
export type Requirements = Pick<Operation, 'auth' | 'roles'>

const AUTH_OF_SCHEME = new Map([
  ['session', 'session'],
  ['bearer', 'bearer'],
  ['secretKey', 'key'],
  ['embeddedKey', 'key'],
] as const)

/**
 * Reads an operation's `security` of OpenAPI. The generator writes it into the handles, the server enforces
 * it; keys are judged by the handler. Throws when an operation mixes schemes: it has one way to prove who calls.
 */
export function requirementsOf(security: readonly Record<string, string[]>[] = []): Requirements {
  const schemes = security.flatMap(requirement => Object.keys(requirement))
  const [auth = 'none', ...others] = new Set(
    schemes.map(scheme => (AUTH_OF_SCHEME as ReadonlyMap<string, Operation['auth']>).get(scheme)),
  )
  if (others.length) throw new Error(`one scheme an operation, not ${schemes.join(' and ')}`)
  return { auth, roles: security.flatMap(({ bearer }) => (bearer?.length ? [bearer] : [])) }
}

/** The sets of roles of an operation are alternatives: holding every role of one of them suffices. */
export function allows(operation: Pick<Requirements, 'roles'>, roles: readonly string[]): boolean {
  if (operation.roles.length === 0) return true
  return operation.roles.some(alternative => alternative.every(role => roles.includes(role)))
}

/** The roles to ask for: those missing from the alternative that the person is closest to. */
export function missingRoles(operation: Pick<Requirements, 'roles'>, roles: readonly string[]): string[] {
  const missing = operation.roles.map(alternative => alternative.filter(role => !roles.includes(role)))
  return missing.toSorted((a, b) => a.length - b.length)[0] ?? []
}
