import { AsyncLocalStorage } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import { organizationOf } from '#backend/modules/single-sign-on/organization-store.ts'
import type { OidcSettings, SamlSettings } from '#backend/modules/single-sign-on/providers/settings.ts'
import { readMetadata } from '#backend/modules/single-sign-on/saml/metadata.ts'
import {
  identityProviders,
  organizationDomains,
  organizations,
} from '#backend/modules/single-sign-on/tables.ts'
import { recordOf } from '#backend/services/authorization/organizations/organization-domains.ts'
import { seedOrganization } from '#backend/services/authorization/organizations/seed-organizations.ts'
import { startSsoRehearsal } from '#generated/authorization/operations/startSsoRehearsal.ts'
import { startSsoLogin } from '#generated/identity/operations/startSsoLogin.ts'
import { newId } from '#kernel/random.ts'
import type { Backend, Person } from './backend.ts'
import { toRequest } from './contract/world.ts'
import { startDns } from './servers/dns.ts'
import { type OidcIdp, startOidcIdp } from './servers/oidc-idp.ts'
import { createSamlIdp, type SamlIdp, type SamlRequest } from './servers/saml-idp.ts'

export const CALLBACK = 'http://localhost:3000/account/callback/sso'

/** The context of no server: this file is loaded before any of them starts. */
const outside = AsyncLocalStorage.snapshot()

/**
 * Makes something for all tests of a process, when one first needs it. It takes no random values from the server whose
 * test that is: a second server with the same seed, for which nothing is made again, would go on with others.
 */
export function onceForAll<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= outside(make)
    return made
  }
}

/** An OpenID provider for all tests of a process. */
export const sharedOidcIdp = onceForAll(() => startOidcIdp())

/** A SAML provider for all tests of a process. */
export const sharedSamlIdp = onceForAll(() => createSamlIdp())

export function oidcSettings({ issuer, clientId }: Pick<OidcIdp, 'issuer' | 'clientId'>): OidcSettings {
  return { type: 'oidc', issuer, clientId, scopes: 'openid email profile', isIdTokenMapping: false }
}

export async function samlSettings(idp: SamlIdp, input: Partial<SamlSettings> = {}): Promise<SamlSettings> {
  const binding = input.binding ?? 'HTTP-Redirect'
  const read = await readMetadata(idp.metadata(binding), {
    binding,
    now: new Date(),
    isAllowed: () => true,
  })
  return {
    type: 'saml',
    ...read,
    binding,
    nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    signsRequests: false,
    transientAttribute: null,
    ...input,
  }
}

export function newName(): string {
  return `northwind-${newId()}`.slice(0, 63)
}

/** An organization of the person's account, with a provider of this type unless told otherwise. */
export async function makeOrganization(
  { kernel, db }: Backend,
  { accountId }: Pick<Person, 'accountId'>,
  input: {
    settings?: OidcSettings | SamlSettings
    clientSecret?: string
    active?: boolean
    tested?: Date
  } = {},
): Promise<{ name: string; organizationId: string; organizationKey: string; idpId: string }> {
  const name = newName()
  const made = await seedOrganization(kernel, db, { accountId: accountId ?? 0, name, ...input })
  return { name, ...made }
}

/** A DNS server for all tests of a process. */
export const sharedDns = onceForAll(startDns)

/** A domain of the person's organization, and whether DNS has its record. */
export async function makeDomain(
  { db, clock }: Backend,
  { accountId }: Pick<Person, 'accountId'>,
  input: { domain?: string; verified?: boolean; hasRecord?: boolean } = {},
): Promise<string> {
  const { domain = `${newId()}.example`, verified = false, hasRecord = false } = input
  const organization = await organizationOf(db, accountId)
  if (!organization) throw new Error('no organization')
  const token = newId()
  const created = clock.now()
  await db.insert(organizationDomains).values({
    organizationId: organization.organizationId,
    domain,
    token,
    created,
    verified: verified ? created : null,
  })
  const { name, value } = recordOf({ domain, token })
  if (hasRecord) (await sharedDns()).records.set(name, ['v=spf1 -all', value])
  return domain
}

/** Makes the person's organization one from before domains had to be verified, as the migration does. */
export async function giveGrace(
  { db, clock }: Backend,
  { accountId }: Pick<Person, 'accountId'>,
  days: number,
): Promise<void> {
  const organization = await organizationOf(db, accountId)
  if (!organization) throw new Error('no organization')
  const graceEnds = new Date(clock.now().getTime() + days * 24 * 60 * 60_000)
  await db
    .update(organizations)
    .set({ graceEnds })
    .where(eq(organizations.organizationId, organization.organizationId))
}

/** An organization whose people log in with the shared OpenID provider. */
export async function makeOidcOrganization(
  backend: Backend,
  owner: Pick<Person, 'accountId'>,
  input: { active?: boolean; tested?: Date; isIdTokenMapping?: boolean } = {},
) {
  const { isIdTokenMapping = false, ...rest } = input
  const idp = await sharedOidcIdp()
  const settings = { ...oidcSettings(idp), isIdTokenMapping }
  return makeOrganization(backend, owner, { active: true, ...rest, settings, clientSecret: idp.clientSecret })
}

/** An organization whose people log in with the shared SAML provider. */
export async function makeSamlOrganization(
  backend: Backend,
  owner: Pick<Person, 'accountId'>,
  input: { active?: boolean; settings?: Partial<SamlSettings> } = {},
) {
  const { settings: changes, active = true } = input
  const settings = await samlSettings(sharedSamlIdp(), changes)
  return makeOrganization(backend, owner, { active, settings })
}

/** Sets the provider of the person's organization going, as an activation does. */
export async function activateProvider(
  { db }: Backend,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<boolean> {
  const organization = await organizationOf(db, accountId)
  if (!organization) throw new Error('no organization')
  const { organizationId } = organization
  await db
    .update(identityProviders)
    .set({ active: true })
    .where(eq(identityProviders.organizationId, organizationId))
  return true
}

/** Begins a login; returns where it leads, and the cookies that the browser now has. */
export async function begin(
  backend: Backend,
  organization: string,
  caller: Person | null = null,
): Promise<{ address: string; cookie: string }> {
  const call = { caller, body: { organization, redirect_uri: CALLBACK } }
  const { method, url, headers, body } = toRequest(startSsoLogin, call)
  const response = await backend.inject({ method: method as 'POST', url, headers, payload: String(body) })
  if (response.statusCode !== 200) throw new Error(`no login began: ${response.body}`)
  const [set = ''] = [response.headers['set-cookie'] ?? ''].flat()
  const cookie = [caller?.cookie.cookie, set.split(';')[0]].filter(Boolean).join('; ')
  return { address: JSON.parse(response.body).auth_url, cookie }
}

/** Begins a rehearsal; returns where its window goes, and the cookies that the browser now has. */
export async function startRehearsal(
  backend: Backend,
  caller: Person,
): Promise<{ address: string; cookie: string }> {
  const call = toRequest(startSsoRehearsal, { caller, body: { redirect_uri: CALLBACK } })
  const response = await backend.inject({
    method: call.method as 'PUT',
    url: call.url,
    headers: call.headers,
    payload: String(call.body),
  })
  if (response.statusCode !== 201) throw new Error(`no rehearsal began: ${response.body}`)
  const [set = ''] = [response.headers['set-cookie'] ?? ''].flat()
  const cookie = [caller.cookie.cookie, set.split(';')[0]].filter(Boolean).join('; ')
  return { address: String(JSON.parse(response.body).auth_url), cookie }
}

/** Posts a response as a browser does for a provider; returns what the callback page is told. */
export async function postResponse(
  backend: Backend,
  { relayState }: Pick<SamlRequest, 'relayState'>,
  xml: string,
): Promise<{ status: number; location: URL }> {
  const form = new URLSearchParams({
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: relayState,
  })
  const response = await backend.inject({
    method: 'POST',
    url: '/account/callback/sso',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://login.entra.example',
    },
    payload: form.toString(),
  })
  return {
    status: response.statusCode,
    location: new URL(String(response.headers.location), 'http://localhost:3000'),
  }
}
