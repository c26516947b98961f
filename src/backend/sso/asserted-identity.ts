/** Whom an identity provider vouches for. */
export interface AssertedIdentity {
  /** Its own name for the person, which never changes. */
  subject: string
  email: string | null
  /** What it says of the address; undefined where it says nothing. */
  emailVerified: boolean | undefined
}

/** What is kept, sealed, of a login through an organization until it comes back. */
export interface SsoSecrets {
  idpId: string
  /** Settings of the provider that it began with. */
  revision: number
  oidc?: { nonce: string; verifier: string }
  saml?: { requestId: string; form?: { entryPoint: string; request: string } }
}

/** What a login that began stands for where logins of all kinds are kept. */
export function attemptKey(idpId: string): string {
  return `sso:${idpId}`
}

/** Characters of a subject; ids of providers are far shorter. */
export const SUBJECT_LIMIT = 1024
