import { listLoginProviders } from '#generated/identity/operations/listLoginProviders.ts'
import { call } from '#portal/api/call.ts'

/**
 * The providers that the login offers. A separate module that loads later: with an import of all operations
 * in its place, every page would carry all of them.
 */
export async function loadProviders() {
  return (await call(listLoginProviders)).providers
}
