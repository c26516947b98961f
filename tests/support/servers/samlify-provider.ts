import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'
import { selfSignedCertificate } from '#backend/modules/single-sign-on/saml/self-signed.ts'
import { DAY } from '#domain/time/durations.ts'
import { formOf, sendLoginPage, sendPostingPage } from './login-page.ts'
import { listenSecurely } from './loopback-tls.ts'

const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

// It insists on a validator of schemas. The signature and what it reads of a request are checked without.
setSchemaValidator({ validate: async () => 'not checked' })

export interface SamlifyProvider {
  metadataUrl: string
  /** Takes in the metadata of the application, as an administrator uploads them. */
  trust(metadata: string): void
}

/**
 * An implementation of SAML 2.0 by others, on loopback, which only accepts requests that the application has signed with
 * the key of its metadata. Its login page believes anyone who gives an address.
 */
export async function startSamlifyProvider(): Promise<SamlifyProvider> {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const now = Date.now()
  const validity = { from: new Date(now - DAY), to: new Date(now + 400 * DAY) }
  const requests = new Map<string, { id: string; relayState: string }>()
  let application: ReturnType<typeof ServiceProvider> | undefined

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', origin)
    if (pathname === '/metadata') return response.end(provider.getMetadata())
    if (pathname === '/login' && application) {
      const query = Object.fromEntries(searchParams)
      // What is signed is the query as it was sent, up to the signature.
      const octetString = search.slice(1).split('&Signature=')[0] ?? ''
      const { extract } = await provider.parseLoginRequest(application, 'redirect', { query, octetString })
      const page = randomUUID()
      requests.set(page, { id: String(extract.request?.id), relayState: query.RelayState ?? '' })
      return sendLoginPage(response, `/logged-in?page=${page}`)
    }
    const begun = requests.get(searchParams.get('page') ?? '')
    if (!application || !begun) return response.writeHead(404).end()
    const email = (await formOf(request)).get('email') ?? ''
    const callback = String(application.entityMeta.getAssertionConsumerService('post'))
    const { context } = await provider.createLoginResponse(
      application,
      { extract: { request: { id: begun.id } } },
      'post',
      { email },
      {
        customTagReplacement: template =>
          fill(template, { email, callback, issuer: origin, requestId: begun.id }),
      },
    )
    sendPostingPage(response, callback, { SAMLResponse: context, RelayState: begun.relayState })
  }
  const { origin } = await listenSecurely((request, response) => {
    respond(request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  const provider = IdentityProvider({
    entityID: origin,
    privateKey: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    signingCert: selfSignedCertificate({ ...pair, name: 'Samlify', ...validity }),
    requestSignatureAlgorithm: Constants.algorithms.signature.RSA_SHA256,
    wantAuthnRequestsSigned: true,
    nameIDFormat: [PERSISTENT],
    singleSignOnService: [{ Binding: BINDING, Location: `${origin}/login` }],
    singleLogoutService: [{ Binding: BINDING, Location: `${origin}/logout` }],
    loginResponseTemplate: {
      context: SamlLib.defaultLoginResponseTemplate.context.replace('{AuthnStatement}', AUTHENTICATED),
      attributes: [
        {
          name: 'email',
          valueTag: 'email',
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
          valueXsiType: 'xs:string',
        },
      ],
    },
  })
  return {
    metadataUrl: `${origin}/metadata`,
    trust(metadata) {
      application = ServiceProvider({ metadata })
    },
  }
}

/** Its own template leaves out how someone has logged in. */
const AUTHENTICATED =
  '<saml:AuthnStatement AuthnInstant="{IssueInstant}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>'

function fill(
  template: string,
  given: { email: string; callback: string; issuer: string; requestId: string },
): { id: string; context: string } {
  const { email, callback, issuer, requestId } = given
  const now = Date.now()
  const at = (offset: number) => new Date(now + offset).toISOString()
  const id = `_${randomUUID()}`
  const context = SamlLib.replaceTagsByValue(template, {
    ID: id,
    AssertionID: `_${randomUUID()}`,
    Destination: callback,
    Audience: callback,
    SubjectRecipient: callback,
    Issuer: issuer,
    IssueInstant: at(0),
    StatusCode: Constants.StatusCode.Success,
    ConditionsNotBefore: at(0),
    ConditionsNotOnOrAfter: at(300_000),
    SubjectConfirmationDataNotOnOrAfter: at(300_000),
    NameIDFormat: PERSISTENT,
    NameID: `id-of-${email}`,
    InResponseTo: requestId,
    attrEmail: email,
  })
  return { id, context }
}
