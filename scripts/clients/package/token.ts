import type { Authorize } from './client.ts'

export interface TokenOptions {
  /** The token of the caller, or what returns the current one before each request. */
  token?: string | (() => string | undefined | Promise<string | undefined>) | undefined
}

export function withToken(token: TokenOptions['token']): Authorize {
  return async request => {
    const current = typeof token === 'function' ? await token() : token
    if (current) request.headers.set('authorization', `Bearer ${current}`)
    return request
  }
}
