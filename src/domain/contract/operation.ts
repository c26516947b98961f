import { INTERNAL_ROLE } from '../authorization/roles.ts'

/**
 * An operation of a contract as a value. `generated/<service>/operations/` has a module for each operation;
 * the portal, the backend and the tests refer to operations only by these handles.
 *
 * `T` is the operation's generated type. It exists only for the compiler, never at run time.
 */
export interface Operation<T = unknown> {
  readonly service: string
  /** operationId of the contract, unique across services. */
  readonly id: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'
  /** Path template below the service, as in the contract: `/secret-keys/{id}`. */
  readonly path: string
  /** How a caller authenticates: not at all, or by session cookie, access token, key, or provisioning token. */
  readonly auth: 'none' | 'session' | 'bearer' | 'key' | 'provisioning'
  /** Each entry is a set of roles that is enough; empty if the contract requires no role. */
  readonly roles: readonly (readonly string[])[]
  /** What staff who act as another person need for it. */
  readonly acting?: ActingNeed
  /** Whether a call takes an Idempotency-Key: sent again with the same one, it is done once. */
  readonly idempotent?: boolean
  /** Whether it can change something of an account that is being closed. */
  readonly whileClosing?: true
  /** Whether a GET has an effect, because the specification has it so: no program repeats it by itself. */
  readonly hasEffect?: boolean
  readonly type?: T
}

/**
 * `read`: always allowed for staff who act as a person, because it changes nothing. `raised`: allowed with
 * raised access. `never`: only for the person.
 */
export type ActingNeed = 'read' | 'raised' | 'never'

/** What staff who act as another person are allowed to do. */
export type ActingAccess = 'read-only' | 'full'

/**
 * What staff who act as another person need for an operation. Operations that require a recent login, or no
 * role in the account, such as passwords and sessions, are only for the person unless the contract says
 * otherwise (`x-acting`).
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

/**
 * Whether an operation can be called in an account that is being closed: it changes nothing, it is only about the person
 * or for staff, or the contract says so (`x-while-closing`).
 */
export function isAllowedWhileClosing({
  method,
  roles,
  acting,
  whileClosing,
}: Pick<Operation, 'roles' | 'acting' | 'whileClosing'> & { method: string }): boolean {
  if (whileClosing || acting === 'read' || method.toUpperCase() === 'GET') return true
  return roles.every(set => set.every(role => role === 'self' || role === INTERNAL_ROLE))
}

/** What an operation requires of its caller. */
export type Requirements = Pick<Operation, 'auth' | 'roles'>

/**
 * Returns why API tokens can't call an operation for people, as a sentence; undefined for one that takes them. Like staff
 * who act as a person, a program gets no further than the person's own account: no login, and no secret. `ownReason` is
 * the `x-no-token` of the contract.
 */
export function tokenBarrierOf(operation: {
  method: string
  roles: Operation['roles']
  recentLogin?: number | undefined
  acting?: ActingNeed | undefined
  showsSecret: boolean
  ownReason?: string | undefined
}): string | undefined {
  const { roles, recentLogin, showsSecret, ownReason } = operation
  if (roles.some(set => set.includes(INTERNAL_ROLE))) return 'It is for staff.'
  if (recentLogin !== undefined) return 'It requires a recent login.'
  if (showsSecret) return 'Its response has a secret.'
  if (actingNeedOf(operation) === 'never') return 'It is for a person who is logged in.'
  return ownReason
}

const AUTH_OF_SCHEME = new Map([
  ['session', 'session'],
  ['bearer', 'bearer'],
  ['secretKey', 'key'],
  ['embeddedKey', 'key'],
  ['provisioningToken', 'provisioning'],
] as const)

/**
 * Reads an operation's `security` of OpenAPI. The generator writes it into the handles and the server
 * enforces it; the handler checks keys, and the service checks provisioning tokens. Throws when an operation mixes
 * schemes, because an operation has one way to authenticate; programs can call one for people with a secret key or an
 * API token, where the contract says so (`takesSecretKey`, `takesApiToken`).
 */
export function requirementsOf(security: readonly Record<string, string[]>[] = []): Requirements {
  const takesKey = takesSecretKey(security)
  const schemes = security
    .flatMap(requirement => Object.keys(requirement))
    .filter(
      scheme => scheme !== 'apiToken' && scheme !== 'setUpLink' && (!takesKey || scheme !== 'secretKey'),
    )
  const [auth = 'none', ...others] = new Set(
    schemes.map(scheme => (AUTH_OF_SCHEME as ReadonlyMap<string, Operation['auth']>).get(scheme)),
  )
  if (others.length) throw new Error(`one scheme an operation, not ${schemes.join(' and ')}`)
  return { auth, roles: security.flatMap(({ bearer }) => (bearer?.length ? [bearer] : [])) }
}

/** Whether an operation for people can also be called by a program, with a secret key of the account. */
export function takesSecretKey(security: readonly Record<string, string[]>[] = []): boolean {
  return security.some(({ bearer }) => bearer) && security.some(({ secretKey }) => secretKey)
}

/** Whether an operation for people can also be called with an API token. The generator derives it (`tokenBarrierOf`). */
export function takesApiToken(security: readonly Record<string, string[]>[] = []): boolean {
  return security.some(({ apiToken }) => apiToken)
}

/** Whether an operation for people can also be called with the session of a set-up link. */
export function takesSetUpLink(security: readonly Record<string, string[]>[] = []): boolean {
  return security.some(({ setUpLink }) => setUpLink)
}

/** The role sets of an operation are alternatives: all roles of any one set are enough. */
export function allows(operation: Pick<Requirements, 'roles'>, roles: readonly string[]): boolean {
  if (operation.roles.length === 0) return true
  return operation.roles.some(alternative => alternative.every(role => roles.includes(role)))
}

/** The roles to request: those missing from the alternative closest to what the person has. */
export function missingRoles(operation: Pick<Requirements, 'roles'>, roles: readonly string[]): string[] {
  const missing = operation.roles.map(alternative => alternative.filter(role => !roles.includes(role)))
  return missing.toSorted((a, b) => a.length - b.length)[0] ?? []
}
