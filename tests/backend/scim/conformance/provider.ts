import { and, eq } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { scimUsers } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import type { Backend } from '../../../support/backend.ts'
import {
  callScim,
  makeProvisioning,
  type Provisioning,
  type ScimResponse,
} from '../../../support/scim/provisioning.ts'

/** A provider of an organization of its own, which nothing has been provisioned for. */
export interface Provider extends Provisioning {
  backend: Backend
  call(...args: CallArguments): Promise<ScimResponse>
  /** A new user; an active one with an address of the organization unless the body says otherwise. */
  user(body?: Record<string, unknown>): Promise<ScimResponse['body']>
  group(displayName: string, members?: readonly string[]): Promise<ScimResponse['body']>
  patch(path: string, ...operations: object[]): Promise<ScimResponse>
  /** The user names that a filter finds, in their order. */
  found(filter: string, more?: string): Promise<string[]>
  /** The roles of the person behind a user in the account; undefined for no member. */
  rolesOf(id: string): Promise<string[] | undefined>
}

type CallArguments = Parameters<typeof callScim> extends [unknown, unknown, ...infer Rest] ? Rest : never

export type Checks = Record<string, (provider: Provider) => Promise<void>>

export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'

export async function createProvider(
  backend: Backend,
  options: Parameters<typeof makeProvisioning>[1] = {},
): Promise<Provider> {
  const own = await makeProvisioning(backend, options)
  const call = (...args: CallArguments) => callScim(backend, own, ...args)
  const made = async (path: string, body: object) => {
    const response = await call('POST', path, { body })
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${response.body.detail}`)
    return response.body
  }
  return {
    ...own,
    backend,
    call,
    user: (body = {}) => made('/Users', { schemas: [USER], userName: own.address(), ...body }),
    group: (displayName, members = []) =>
      made('/Groups', { schemas: [GROUP], displayName, members: members.map(value => ({ value })) }),
    patch: (path, ...operations) =>
      call('PATCH', path, { body: { schemas: [PATCH], Operations: operations } }),
    async found(filter, more = '') {
      const { status, body } = await call('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`)
      if (status !== 200) throw new Error(`${filter}: ${body.detail}`)
      return body.Resources.map(({ userName }: { userName: string }) => userName)
    },
    async rolesOf(id) {
      const [member] = await backend.db
        .select({ roles: memberships.roles })
        .from(memberships)
        .innerJoin(scimUsers, eq(scimUsers.userId, memberships.userId))
        .where(and(eq(scimUsers.id, id), eq(memberships.accountId, own.accountId)))
      return member?.roles
    },
  }
}
