import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  acceptResponse,
  organizationBehind,
  REQUEST_PATH,
  readUnsolicited,
  type SsoSecrets,
  samlKey,
  ssoCallback,
} from '#backend/modules/single-sign-on/public.ts'
import { TOO_MANY_REQUESTS } from '#domain/identity/callbacks.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { scriptPolicy } from '#kernel/http/headers.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { RateLimits } from '#kernel/http/rate-limit.ts'
import { claimLoginAnswer, peekLoginAttempt } from '../login/attempts.ts'

/** Maximum bytes of a posted response: a person with hundreds of groups has some 100 KiB. */
const RESPONSE_LIMIT = 256 * 1024

/** The same rate at which the contract allows completing logins. */
const RESPONSE_RATE = {
  operationId: 'postSamlResponse',
  responses: {},
  'x-rate-limit': { calls: 20, seconds: 300, by: ['address-failures' as const] },
}

/** What the callback page receives for a failed login; only the log has the reason. */
function rejection(state: string, error?: unknown): URLSearchParams {
  const isLimited = error instanceof Problem && error.status === 429
  return new URLSearchParams({
    error: isLimited ? TOO_MANY_REQUESTS : 'invalid_response',
    ...(/^[\w-]{43}$/.test(state) && { state }),
  })
}

/** Posts the page's form; without scripts, a button does that. */
const SUBMIT = 'document.forms[0].submit()'

/**
 * The routes that SAML needs outside of the contract, which only covers JSON: the address that assertions are
 * posted to, the page that posts a request, and our metadata.
 */
export function registerSamlRoutes(app: FastifyInstance, kernel: Kernel, rateLimits: RateLimits): void {
  app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: RESPONSE_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )

    // Another site posts here, so the request has none of our cookies and not our Origin. The state ties it
    // to the browser: it goes with the redirect, and `completeSsoLogin` compares it with the cookie.
    scope.post('/account/callback/sso', { bodyLimit: RESPONSE_LIMIT }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const state = form.get('RelayState') ?? ''
      const encoded = form.get('SAMLResponse') ?? ''
      const accept = async () => {
        await rateLimits.countAddress(RESPONSE_RATE, request.ip)
        const attempt = await rateLimits.beginAttempt(RESPONSE_RATE, request.ip)
        let isFailure = true
        try {
          const accepted = await pageFor(kernel, state, encoded)
          isFailure = false
          return accepted
        } finally {
          await attempt.end(isFailure)
        }
      }
      const page = await accept().catch(error => {
        request.log.warn({ err: error }, 'a SAML response was refused')
        return `/account/callback/sso?${rejection(state, error)}`
      })
      return reply.header('cache-control', 'no-store').redirect(page, 303)
    })

    // OpenID Connect Core 1.0, section 4: a provider may also post what a login at its own page begins with.
    scope.post('/sso/:organization', async (request, reply) => {
      const { organization } = request.params as { organization: string }
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const named = INITIATION.flatMap(name => {
        const value = form.get(name)
        return value === null ? [] : [[name, value]]
      })
      const query = named.length ? `?${new URLSearchParams(named)}` : ''
      return reply.redirect(
        /^[a-z0-9-]+$/.test(organization) ? `/sso/${organization}${query}` : FIND_PAGE,
        303,
      )
    })
  })

  app.get(REQUEST_PATH, async (request, reply) => {
    const { state } = request.query as { state?: unknown }
    const attempt = await peekLoginAttempt<SsoSecrets>(kernel, String(state ?? ''))
    const form = attempt?.secrets.saml?.form
    if (!form) return reply.redirect(`${ssoCallback(kernel)}?${rejection('')}`, 303)
    return sendForm(reply, form.entryPoint, { SAMLRequest: form.request, RelayState: String(state) })
  })

  app.get('/api/identity/sso/metadata', async (_request, reply) => {
    const { certificate } = await samlKey(kernel)
    return reply
      .type('application/samlmetadata+xml')
      .header('content-disposition', 'attachment; filename="gatepost-metadata.xml"')
      .send(ownMetadata(ssoCallback(kernel), certificate))
  })
}

/**
 * The page that a response leads to: with a code, if it is the valid response to one of our requests. A provider can't
 * log anyone in by itself: from its own page, people come to the start address of their organization, which makes a
 * request. Rejects any other response.
 */
async function pageFor(kernel: Kernel, state: string, encoded: string): Promise<string> {
  const attempt = await claimLoginAnswer<SsoSecrets>(kernel, state)
  const requestId = attempt?.secrets.saml?.requestId
  if (attempt && requestId) {
    const code = await acceptResponse(kernel, { secrets: attempt.secrets, requestId, state, encoded })
    return `/account/callback/sso?${new URLSearchParams({ code, state })}`
  }
  const unsolicited = await readUnsolicited(encoded)
  if (!unsolicited) throw new Error('no login began with this state, or it is spent')
  const organization = await organizationBehind(kernel, unsolicited)
  return organization === undefined ? FIND_PAGE : `/sso/${organization}`
}

/** The page that asks for the organization. */
const FIND_PAGE = '/login/sso'

/** What a provider may name when it starts a login. */
const INITIATION = ['iss', 'login_hint', 'target_link_uri']

function sendForm(reply: FastifyReply, action: string, fields: Record<string, string>) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', scriptPolicy(SUBMIT))
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Log in · Gatepost</title></head>
<body><form method="post" action="${escapeHtml(action)}">${inputs.join('')}
<button>Continue to your organization's login</button></form><script>${SUBMIT}</script></body></html>`)
}

/** Our metadata as a service provider, for setting up the identity provider. */
function ownMetadata(callback: string, certificate: string): string {
  const address = escapeHtml(callback)
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${address}">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAssertionsSigned="true">
    <KeyDescriptor use="signing">
      <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>
    </KeyDescriptor>
    <AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${address}" index="0" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
}
