import { beginAtProvider, type ProviderRow } from '#backend/modules/single-sign-on/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'

/**
 * Whether an OpenID provider rejects our return address. It must not send the browser back then (RFC 6749, section
 * 4.1.2.1), so only its own page says it: that page is loaded once, without cookies.
 */
export async function isRedirectRejected(
  provider: ProviderRow,
  redirectUri: string,
  kernel: Kernel,
): Promise<boolean> {
  if (provider.settings.type !== 'oidc') return false
  try {
    const { addressFor } = await beginAtProvider(provider, redirectUri, kernel)
    const response = await kernel.outbound.fetch(await addressFor('rehearsal'), {
      headers: { accept: 'text/html, application/json' },
    })
    return (
      response.status >= 400 && response.status < 500 && /redirect[ _-]?ur[il]/i.test(await response.text())
    )
  } catch (error) {
    kernel.log.info({ err: error }, 'the login page of an issuer could not be loaded')
    return false
  }
}
