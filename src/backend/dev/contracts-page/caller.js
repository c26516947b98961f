/** A token with less life than this is replaced before the next call. */
const SPARE_MILLISECONDS = 30_000

/**
 * Who the page calls as. The browser's session cookie gives access tokens; they live in this closure alone,
 * so a reload or a closed tab forgets them.
 *
 * @param {(state: { person?: Person, problem?: string }) => void} show
 * @param {(service: string) => string} originOf empty for one without a host of its own
 */
export function createCaller(show, originOf) {
  let token
  /** @type {Promise<boolean> | undefined} */
  let renewal
  let hasSession = true

  /** A new token by the session cookie. Calls that need one at the same time share it. */
  function renew() {
    renewal ??= takeToken().finally(() => {
      renewal = undefined
    })
    return renewal
  }

  async function takeToken() {
    const answer = await send('POST', 'authorization', '/token', {})
    hasSession = answer.ok
    token = answer.ok ? await answer.json() : undefined
    show(token ? { person: await lookUp(token) } : { problem: await problemOf(answer, [401]) })
    return answer.ok
  }

  async function logIn(login) {
    const answer = await send('POST', 'identity', '/identities/login', login)
    if (answer.ok) await renew()
    else show({ problem: await problemOf(answer) })
  }

  async function logOut() {
    await send('DELETE', 'identity', '/identities/login')
    leave()
  }

  /** No one is logged in in this browser. */
  function leave() {
    token = undefined
    hasSession = false
    show({})
  }

  /** The header that a call carries, or none when no one is logged in. */
  async function authorization() {
    const left = token ? Date.parse(token.expiration) - Date.now() : 0
    if (left < SPARE_MILLISECONDS && hasSession) await renew()
    return token && `${token.token_type} ${token.access_token}`
  }

  /** As `fetch`, and once more with a new token when the one that was sent has ended before its time. */
  async function fetchAgain(url, request) {
    const answer = await fetch(url, request)
    if (answer.status !== 401 || !request.headers.Authorization || !(await renew())) return answer
    request.headers.Authorization = await authorization()
    return fetch(url, request)
  }

  /** @returns {Promise<Person>} */
  async function lookUp({ token_type, access_token, account_id, roles }) {
    const headers = { authorization: `${token_type} ${access_token}` }
    const read = async (service, path) => {
      const answer = await fetch(addressOf(service, path), { headers })
      return answer.ok ? answer.json() : undefined
    }
    const [own, list] = await Promise.all([
      read('identity', '/identities/self'),
      read('authorization', '/accounts'),
    ])
    const label = list?.accounts.find(account => account.account_id === account_id)?.account_label
    const account = account_id === null ? undefined : `${label ?? 'account'} (${account_id})`
    return { username: own?.username, account, roles }
  }

  function send(method, service, path, body) {
    const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return fetch(addressOf(service, path), { method, credentials: 'include', ...json })
  }

  function addressOf(service, path) {
    return `${originOf(service)}/api/${service}${path}`
  }

  return { renew, leave, logIn, logOut, authorization, fetchAgain }
}

/** @typedef {{ username: string | undefined, account: string | undefined, roles: string[] }} Person */

/** What a failed call says, unless its status is one that says enough. */
async function problemOf(answer, expected = []) {
  if (expected.includes(answer.status)) return undefined
  const errors = await answer.json().catch(() => [])
  return errors[0]?.message ?? `The server returned ${answer.status}.`
}
