import { ApiUnreachable, type SendToApi } from './api.ts'
import type { Settings } from './settings.ts'
import { MCP_VERSION } from './version.ts'

/** Milliseconds that a call may take. */
const TIMEOUT = 30_000

/** Calls the API over HTTP with the credentials of the settings. A redirect could lead them elsewhere, so none is followed. */
export function fetchApi({ url: origin, token, key }: Settings): SendToApi {
  const basic = key && `Basic ${Buffer.from(`${key.id}:${key.token}`).toString('base64')}`
  return async ({ method, url, headers, body, isLookup }) => {
    const response = await fetch(`${origin}${url}`, {
      method,
      headers: {
        ...headers,
        accept: 'application/json',
        authorization: isLookup && basic ? basic : `Bearer ${token}`,
        'user-agent': `gatepost-mcp/${MCP_VERSION}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => {
      throw new ApiUnreachable(
        `${origin} didn't respond. Check the address and your connection, and try again.`,
      )
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
}
