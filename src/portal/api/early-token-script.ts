import { createToken } from '#generated/authorization/operations.ts'
import { addressOf } from './address.ts'
import type { AnyOperation } from './types.ts'

/**
 * A script for the head of the shell: it asks for the access token, and with it for what the page shows first,
 * while the portal's own scripts are still on their way. That saves two round trips before the first page.
 * `early-token.ts` takes the answers. The build writes the script into the shell, so no page's scripts have to
 * bring the operations that it names, and the content policy can allow it by its hash.
 *
 * A page that needs no token leaves its answer alone. It is read once here all the same: an answer that is never
 * read keeps its connection busy.
 *
 * `firstCalls` holds the operations of each page, by the page's path. Only the address without a search is
 * known before the scripts are there.
 */
export function earlyTokenScript(firstCalls: Readonly<Record<string, readonly AnyOperation[]>>): string {
  const addresses = Object.fromEntries(
    Object.entries(firstCalls).map(([page, operations]) => [page, operations.map(addressOf)]),
  )
  return `(function(){var t=window.gatepostToken=fetch(${JSON.stringify(addressOf(createToken))},{method:${JSON.stringify(
    createToken.method,
  )}}),d=window.gatepostData={};t.then(function(r){return r.clone().text()}).catch(function(){});(${JSON.stringify(addresses)}[location.pathname+location.search]||[]).forEach(function(a){d[a]=t.then(function(r){return r.ok?r.clone().json().then(function(b){return fetch(a,{headers:{authorization:b.token_type+' '+b.access_token}})}):undefined}).catch(function(){})})})()`
}
