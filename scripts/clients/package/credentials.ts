import type { Authorize } from './client.ts'

/** Of a service that people call. */
export interface TokenOptions {
  /** The token of the caller, or what returns the current one before each request. */
  token?: string | (() => string | undefined | Promise<string | undefined>) | undefined
}

/** Of a service that is called with keys. */
export interface KeyOptions {
  /** On a server: a secret key with its token. Never send it to a browser. */
  secretKey?: { id: string; token: string } | undefined
  /** In a web page: the id of an embedded key that lists the hostname of the page. */
  embeddedKey?: string | undefined
}

export function withToken({ token }: TokenOptions): Authorize {
  return async request => {
    const current = typeof token === 'function' ? await token() : token
    if (current) request.headers.set('authorization', `Bearer ${current}`)
    return request
  }
}

export function withKey({ secretKey, embeddedKey }: KeyOptions): Authorize {
  return request => {
    if (secretKey) request.headers.set('authorization', `Basic ${btoa(`${secretKey.id}:${secretKey.token}`)}`)
    if (!embeddedKey) return request
    const url = new URL(request.url)
    url.searchParams.set('key', embeddedKey)
    return new Request(url, request)
  }
}
