import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { begin, CALLBACK, sharedOidcIdp } from '../../support/organization.ts'
import type { OidcLies, OidcPerson } from '../../support/servers/oidc-idp.ts'
import { send } from '../client.ts'

export const idp = await sharedOidcIdp()

interface Returned {
  code: string
  state: string
  iss?: string
}

/** What a browser brings back once the person has logged in at the provider, whose clock follows the server's. */
export const authorize = (
  { clock }: Pick<Backend, 'clock'>,
  address: string,
  person: OidcPerson,
  lies: OidcLies = {},
) => idp.authorize(address, person, { ...lies, now: clock.now() })

export function completeLogin(
  backend: Backend,
  organization: string,
  cookie: string,
  { code, state, iss }: Returned,
) {
  return send(backend, completeSsoLogin, {
    caller: null,
    headers: { cookie },
    body: { organization, code, redirect_uri: `${CALLBACK}?state=${state}`, ...(iss && { iss }) },
  })
}

/** A login with OpenID Connect from start to end; `caller` is the person logged in in the browser. */
export async function logInWithOidc(
  backend: Backend,
  organization: string,
  person: OidcPerson,
  { caller = null, ...lies }: OidcLies & { caller?: Person | null } = {},
) {
  const { address, cookie } = await begin(backend, organization, caller)
  return completeLogin(backend, organization, cookie, authorize(backend, address, person, lies))
}
