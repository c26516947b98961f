import { createToken } from '#generated/authorization/operations.ts'
import { addressOf } from '../address.ts'
import type { AnyOperation } from '../types.ts'

/**
 * A script for the head of the shell: while the portal's own scripts are still loading, it requests the
 * access token and the first calls of the page. That saves two round trips before the first page.
 * `early-token.ts` takes the responses. The build writes the script into the shell, so no page's scripts need
 * the operations that it names, and the content policy can allow it by its hash.
 *
 * A page that needs no token ignores its response. The script reads it once anyway, because an unread answer
 * keeps its connection busy.
 *
 * `firstCalls` holds the operations of each page, by the page's path. Before the scripts load, only the
 * address without its search is known.
 */
export function earlyTokenScript(firstCalls: Readonly<Record<string, readonly AnyOperation[]>>): string {
  const addresses = Object.fromEntries(
    Object.entries(firstCalls).map(([page, operations]) => [page, operations.map(addressOf)]),
  )
  return `(function(){var t=window.gatepostToken=fetch(${JSON.stringify(addressOf(createToken))},{method:${JSON.stringify(
    createToken.method,
  )}}),d=window.gatepostData={};t.then(function(r){return r.clone().text()}).catch(function(){});(${JSON.stringify(addresses)}[location.pathname+location.search]||[]).forEach(function(a){d[a]=t.then(function(r){return r.ok?r.clone().json().then(function(b){return fetch(a,{headers:{authorization:b.token_type+' '+b.access_token}})}):undefined}).catch(function(){})})})()`
}
