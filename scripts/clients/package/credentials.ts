import type { Authorize } from './client.ts'

/** Of a service that people call. */
export interface TokenOptions {
  /**
   * The token of the caller, or a function that returns the current one before each request. After a 401, the function
   * gets the rejected token; if it returns another one, the request is sent again.
   */
  token?: string | ((rejected?: string) => string | undefined | Promise<string | undefined>) | undefined
}

/** Of a service that is called with keys. */
export interface KeyOptions {
  /** On a server: a secret key with its token. Never send it to a browser. */
  secretKey?: { id: string; token: string } | undefined
  /** In a web page: the id of an embedded key that lists the hostname of the page. */
  embeddedKey?: string | undefined
}

export function withToken({ token }: TokenOptions): Authorize {
  if (typeof token !== 'function') return send => (request, init) => send(withBearer(request, token), init)
  return send => async (request, init) => {
    const firstToken = await token()
    // The body of a request can be sent only once.
    const repeated = request.clone()
    const response = await send(withBearer(request, firstToken), init)
    if (response.status !== 401) return response
    const nextToken = await token(firstToken)
    if (!nextToken || nextToken === firstToken) return response
    return send(withBearer(repeated, nextToken), init)
  }
}

function withBearer(request: Request, token: string | undefined): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

export function withKey({ secretKey, embeddedKey }: KeyOptions): Authorize {
  return send => (request, init) => {
    if (secretKey) request.headers.set('authorization', `Basic ${btoa(`${secretKey.id}:${secretKey.token}`)}`)
    if (!embeddedKey) return send(request, init)
    const url = new URL(request.url)
    url.searchParams.set('key', embeddedKey)
    return send(new Request(url, request), init)
  }
}
