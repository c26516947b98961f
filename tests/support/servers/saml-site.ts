import { sendPostingPage } from './login-page.ts'
import { listenSecurely } from './loopback-tls.ts'
import { createSamlIdp, type ResponseInput, readSamlRequest } from './saml-idp.ts'

export interface SamlSite {
  metadata: string
  /** What it says to the next browser that comes to its login page. */
  next: ResponseInput
}

/** A SAML provider on loopback that sends each browser back at once, with whatever response it is asked for. */
export async function startSamlSite(expiration?: Date): Promise<SamlSite> {
  const { origin } = await listenSecurely((request, response) => {
    // Browsers request an icon automatically.
    if (!request.url?.startsWith('/login')) return response.writeHead(404).end()
    const asked = readSamlRequest(`${origin}${request.url}`)
    const xml = idp.respond(asked, site.next)
    sendPostingPage(response, asked.callback, {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: asked.relayState,
    })
  })
  const idp = createSamlIdp(origin, expiration)
  const site: SamlSite = { metadata: idp.metadata('HTTP-Redirect', `${origin}/login`), next: {} }
  return site
}
