import type { createToken } from '#generated/authorization/operations/createToken.ts'
import { addressAt } from '../address.ts'
import { early } from '../early.ts'
import type { Data } from '../types.ts'

/** The calls before the scripts of the page. The build names them, so that no page's scripts need their operations. */
export interface EarlyCalls {
  /** The call for the access token. */
  token: { path: string; method: string }
  /** Paths of the operations that each page calls first, by the path of the page. */
  pages: Readonly<Record<string, readonly string[]>>
  /** The same for each frame, by the path that its pages are below. */
  frames: Readonly<Record<string, readonly string[]>>
}

type TokenData = Data<NonNullable<(typeof createToken)['type']>>

/**
 * In the head of the shell: while the portal's own scripts are still loading, it requests the access token and, in the
 * same call, what the page reads first. That saves two round trips before the first page. A first call that the
 * response leaves out is made right after it. `early-token.ts` takes the responses.
 *
 * A page that needs no token ignores its response. It is read once anyway, because an unread response keeps its
 * connection busy.
 *
 * Before the scripts load, only the address without its search is known. One that names an account may lead to
 * another account than the token's.
 */
export function callEarly({ token: { path, method }, pages, frames }: EarlyCalls): void {
  const { pathname, search } = location
  const ofPage = pages[pathname + search] ?? []
  const ofFrames = Object.entries(frames).flatMap(([path, calls]) =>
    !search.includes('account_id=') && `${pathname}/`.startsWith(`${path}/`) ? calls : [],
  )
  const calls = [...ofPage, ...ofFrames]
  early.token = fetch(addressAt(path), {
    method,
    credentials: 'include',
    ...(calls.length > 0 && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ first_calls: calls }),
    }),
  })
  const body = early.token
    .then(async response => {
      const text = await response.clone().text()
      return response.ok ? (JSON.parse(text) as TokenData) : undefined
    })
    .catch(() => undefined)
  const responseTo = async (path: string) => {
    const token = await body
    if (!token) return undefined
    const first = token.first_responses?.find(response => response.path === path)
    if (first)
      return new Response(first.body, {
        status: first.status,
        headers: { 'content-type': first.content_type },
      })
    return fetch(addressAt(path), { headers: { authorization: `${token.token_type} ${token.access_token}` } })
  }
  const responsesTo = (paths: readonly string[]) =>
    Object.fromEntries(paths.map(path => [path, responseTo(path).catch(() => undefined)]))
  early.page = responsesTo(ofPage)
  early.frame = responsesTo(ofFrames)
}
