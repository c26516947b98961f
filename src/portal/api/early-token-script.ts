import { createToken } from '#generated/authorization/operations.ts'
import { listSecretKeys } from '#generated/security/operations.ts'
import { addressOf } from './address.ts'
import type { AnyOperation } from './types.ts'

/** What a page asks for first. Only the address without a search is known before the scripts are there. */
const FIRST_CALLS: Record<string, AnyOperation> = { '/account/keys': listSecretKeys }

const addresses = Object.fromEntries(
  Object.entries(FIRST_CALLS).map(([page, operation]) => [page, addressOf(operation)]),
)

/**
 * A script for the head of the shell: it asks for the access token, and with it for what the page shows,
 * while the portal's own scripts are still on their way. That saves two round trips before the first page.
 * `early-token.ts` takes the answers. A constant, as the content policy wants it, that the build writes into
 * the shell: no page's scripts have to bring the operations that it names.
 */
export const earlyTokenScript = `(function(){var t=window.gatepostToken=fetch(${JSON.stringify(addressOf(createToken))},{method:${JSON.stringify(
  createToken.method,
)}}),a=${JSON.stringify(addresses)}[location.pathname+location.search];if(a)window.gatepostData={address:a,answer:t.then(function(r){return r.ok?r.clone().json().then(function(b){return fetch(a,{headers:{authorization:b.token_type+' '+b.access_token}})}):undefined}).catch(function(){})}})()`
