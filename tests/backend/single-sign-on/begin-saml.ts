import type { SamlSettings } from '#backend/modules/single-sign-on/providers/settings.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { begin, makeSamlOrganization, sharedSamlIdp } from '../../support/organization.ts'
import { type ResponseInput, readSamlRequest, type SamlRequest } from '../../support/servers/saml-idp.ts'

export const idp = sharedSamlIdp()

/** A login that has begun: what the browser has, and what it takes to the provider. */
export interface Begun {
  name: string
  idpId: string
  cookie: string
  request: SamlRequest
}

/** Begins a login with an organization of its own. */
export async function beginLogin(
  backend: Backend,
  owner: Person,
  settings: Partial<SamlSettings> = {},
): Promise<Begun> {
  return beginAgain(backend, await makeSamlOrganization(backend, owner, { settings }))
}

export async function beginAgain(
  backend: Backend,
  { name, idpId }: Pick<Begun, 'name' | 'idpId'>,
): Promise<Begun> {
  const { address, cookie } = await begin(backend, name)
  return { name, idpId, cookie, request: readSamlRequest(address) }
}

/** A response about a person, valid except for the input. */
export function responseTo(
  { clock }: Pick<Backend, 'clock'>,
  { request }: Begun,
  { username }: Person,
  input: ResponseInput = {},
): string {
  return idp.respond(request, { email: username, now: clock.now(), ...input })
}
