import { callbackPath } from '#domain/identity/callbacks.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { call } from '#portal/api/call.ts'

/** Characters of what a provider says of its error, as in the contract. */
const TEXT_LIMIT = 1000

/**
 * Sends in the error that a provider returned instead of a code, so that owners of the organization see it among the
 * logins. The call is always rejected, and the page explains the failure whatever becomes of it.
 */
export async function reportSsoError(organization: string, params: URLSearchParams): Promise<void> {
  const error = params.get('error')
  const text = params
    .get('error_description')
    ?.replace(/\p{Cc}+/gu, ' ')
    .slice(0, TEXT_LIMIT)
  await call(completeSsoLogin, {
    body: {
      organization,
      redirect_uri: `${location.origin}${callbackPath('sso')}?state=${params.get('state') ?? ''}`,
      ...(error && { error }),
      ...(text && { error_description: text }),
    },
  }).catch(() => undefined)
}
