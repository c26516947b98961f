import type { Query, QueryCache } from '@tanstack/react-query'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { keptOperations } from '#generated/offline.ts'
import { queryClient } from '../query-client.ts'
import type { AccessToken } from '../session/tabs.ts'
import { currentToken, scopeOf } from '../session/token.ts'
import { ACCOUNT_DATA, type KeptData, type KeptSession, SESSION_ENTRY } from './account-data.ts'

/** Milliseconds until what was read is written: a page reads several things at a time. */
const PAUSE = 1_000
/** The newest, of one account. A page of a list has up to a hundred rows. */
const MOST_ENTRIES = 200
/** Characters of one entry. */
const LONGEST = 500_000

const OPERATIONS = new Set(keptOperations)

/** Keeps the last data of the account that is open, from now on, for when the browser is offline. */
export function keepData(cache: QueryCache = queryClient.getQueryCache()): void {
  const changed = new Set<Query>(cache.getAll())
  let isWaiting = false
  const write = async () => {
    isWaiting = false
    const queries = [...changed].filter(isKept)
    changed.clear()
    // Storage may be full or blocked; then the browser keeps less.
    if (queries.length) await writeEntries(queries).catch(() => undefined)
  }
  const later = () => {
    if (!isWaiting) setTimeout(write, PAUSE)
    isWaiting = true
  }
  cache.subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    changed.add(event.query)
    later()
  })
  later()
}

/** Only what the contracts allow (`scripts/generate/offline.ts`). */
function isKept({ queryKey, state }: Query): boolean {
  return state.status === 'success' && queryKey.length === 3 && OPERATIONS.has(String(queryKey[1]))
}

async function writeEntries(queries: readonly Query[]): Promise<void> {
  const token = currentToken()
  // Staff leave nothing in their browser, whose sessions are shorter, and least of all of a customer.
  if (!token || token.acting || token.roles.includes(INTERNAL_ROLE)) return
  const name = `${ACCOUNT_DATA} ${scopeOf(token)}`
  const cache = await caches.open(name)
  // Checked once it is open. An end of the session deletes this one from now on.
  if (!isStillOf(token)) return void (await caches.delete(name))
  const { user_id, account_id, roles, acting, closes } = token
  const session: KeptSession = { session: { user_id, account_id, roles, acting, closes }, at: Date.now() }
  await cache.put(SESSION_ENTRY, Response.json(session))
  for (const { queryKey, queryHash, state } of queries) {
    const entry: KeptData = {
      key: queryKey as KeptData['key'],
      data: state.data,
      at: state.dataUpdatedAt,
    }
    const text = JSON.stringify(entry)
    if (text.length <= LONGEST) await cache.put(addressOf(queryHash), new Response(text))
  }
  // The oldest are first.
  const entries = (await cache.keys()).filter(({ url }) => !url.endsWith(SESSION_ENTRY))
  for (const entry of entries.slice(0, -MOST_ENTRIES)) await cache.delete(entry)
}

function isStillOf(token: AccessToken): boolean {
  const now = currentToken()
  return now !== undefined && scopeOf(now) === scopeOf(token)
}

const addressOf = (hash: string) => `/kept/data?${encodeURIComponent(hash)}`
