import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { setOrganizationKeyAccess } from '#generated/authorization/operations/setOrganizationKeyAccess.ts'
import type { OrganizationKeyAccess } from '#generated/authorization/types.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import type { OrganizationApiKey, OrganizationKeyResults, operations } from '#generated/security/types.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { makeOrganization } from '../../../support/organization.ts'
import { type ClientResponse, send } from '../../client.ts'

/** An owner whose account has registered an organization. */
export async function registered(backend: Backend, label = 'Northwind') {
  const owner = await backend.person({ label })
  const { organizationKey, organizationId } = await makeOrganization(backend, owner)
  return { owner, organizationKey, organizationId }
}

/** The owner of an account that has joined, and lets the organization do this with its keys. */
export async function joined(
  backend: Backend,
  { organizationKey }: { organizationKey: string },
  keyAccess: OrganizationKeyAccess,
  label = 'Fabrikam',
): Promise<Person> {
  const caller = await backend.person({ label })
  const body = { organization_key: organizationKey }
  const { text, status } = await send(backend, joinOrganization, { caller, body })
  if (status !== 201) throw new Error(text)
  await share(backend, caller, keyAccess)
  return caller
}

export async function share(backend: Backend, caller: Person, keyAccess: OrganizationKeyAccess) {
  const body = { key_access: keyAccess }
  const response = await send(backend, setOrganizationKeyAccess, { caller, body })
  if (response.status !== 200) throw new Error(response.text)
  return response.body
}

export async function secretKey(backend: Backend, caller: Person, label = 'Checkout'): Promise<string> {
  const { body } = await send(backend, createSecretKey, { caller, body: { label } })
  return body.key_id
}

export async function embeddedKey(backend: Backend, caller: Person, label = 'Store'): Promise<string> {
  const body = { label, domains: ['shop.example'] }
  return (await send(backend, createEmbeddedKey, { caller, body })).body.key_id
}

type Query = NonNullable<operations['listOrganizationKeys']['parameters']['query']>

export async function keysOf(
  backend: Backend,
  caller: Person,
  query: Query = {},
): Promise<OrganizationApiKey[]> {
  const { body, status, text } = await send(backend, listOrganizationKeys, { caller, query })
  if (status !== 200) throw new Error(text)
  return body.keys
}

/** What became of each key: a rejection by the name of its error. */
export function outcomesOf({ body }: ClientResponse<unknown>): string[] {
  const { results } = body as OrganizationKeyResults
  return results.map(({ outcome, rejected_with: error }) => error?.name ?? outcome)
}
