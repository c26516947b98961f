import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import type { Backend, Person } from './backend.ts'
import { playing } from './contract/scenario.ts'
import type { World } from './contract/world.ts'
import { makeOidcOrganization, makeOrganization, makeSamlOrganization } from './organization.ts'

const KEY = 'ok_5Vq8Zt3Lw1Xc7Rb2Yn6Mk4Hj'
/** A URL that never responds. */
export const NOWHERE = 'https://localhost:1'
/** A login that is too old to change what people log in with. */
export const oldLogin = playing('old-login')

/** Makes an organization of the person's account. */
export type Make = (backend: Backend, owner: Person) => Promise<{ organizationKey: string }>
export const nothing: Make = (backend, owner) => makeOrganization(backend, owner)
export const oidc: Make = (backend, owner) => makeOidcOrganization(backend, owner, { active: false })
export const activeOidc: Make = (backend, owner) => makeOidcOrganization(backend, owner)
export const testedOidc: Make = (backend, owner) =>
  makeOidcOrganization(backend, owner, { active: false, tested: backend.clock.now() })
export const saml: Make = (backend, owner) => makeSamlOrganization(backend, owner, { active: false })
export const activeSaml: Make = (backend, owner) => makeSamlOrganization(backend, owner)

/** A person with an organization, and its key. */
export async function governing(world: World, make: Make) {
  const caller = await world.person()
  const key = await world.given(KEY, async backend => (await make(backend, caller)).organizationKey)
  return { caller, key }
}

/** A call by the owner of such an organization, with a body. */
export const byOwner =
  <Body>(make: Make, bodyOf: (world: World) => Promise<Body> | Body, headers: Record<string, string> = {}) =>
  async (world: World) => ({
    caller: (await governing(world, make)).caller,
    body: await bodyOf(world),
    headers,
  })

/** An owner of an account that joined such an organization. */
export async function joined(world: World, make: Make) {
  const { key } = await governing(world, make)
  const caller = await world.person()
  await world.perform(joinOrganization, { caller, body: { organization_key: key } })
  return caller
}
