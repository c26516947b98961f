import { createServer, type Server } from 'node:http'
import { hostname } from 'node:os'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  None,
  ResponseBodyError,
  randomPKCECodeVerifier,
  randomState,
  tokenRevocation,
} from 'openid-client'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'
import type { LoginOptions } from './login.ts'
import { continueOn } from './open.ts'

/** The program as the authorization server knows it. It has no secret. */
const CLIENT_ID = 'gatepost-cli'
const CALLBACK = '/callback'
/** Milliseconds in which a person logs in and allows it. */
const TIME_LIMIT = 10 * 60_000

/**
 * Gets a token by OAuth 2.1: opens the page on which the person allows it, waits on this computer for the code that the
 * browser brings, and exchanges it. Throws a `Failure` for a person who cancels.
 */
export async function tokenOfBrowser(
  context: CommandContext,
  { browser, role }: LoginOptions,
): Promise<string> {
  const server = await discover(context, context.baseUrl())
  const [verifier, state] = [randomPKCECodeVerifier(), randomState()]
  const callback = await listen()
  try {
    const page = buildAuthorizationUrl(server, {
      redirect_uri: callback.address,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      resource: context.baseUrl(),
      device: hostname().split('.')[0] ?? '',
      ...(role && { scope: role.join(' ') }),
    })
    await continueOn(context, { address: page.href, what: 'Allow it on this page of your browser', browser })
    const received = await callback.received(
      AbortSignal.any([context.io.stopped, AbortSignal.timeout(TIME_LIMIT)]),
    )
    const { access_token } = await authorizationCodeGrant(
      server,
      received,
      { pkceCodeVerifier: verifier, expectedState: state },
      { resource: context.baseUrl() },
    )
    return access_token
  } catch (error) {
    throw failureOf(error)
  } finally {
    callback.close()
  }
}

/** Ends a token of an address at once. */
export async function revoke(context: CommandContext, baseUrl: string, token: string): Promise<void> {
  await tokenRevocation(await discover(context, baseUrl), token)
}

/** What the authorization server says about itself, which has to be at the address that it names. */
function discover(context: CommandContext, baseUrl: string): Promise<Configuration> {
  const { fetch } = context.io
  return discovery(new URL(baseUrl), CLIENT_ID, undefined, None(), {
    algorithm: 'oauth2',
    // Without https only on this computer: see `readBaseUrl`.
    execute: baseUrl.startsWith('http:') ? [allowInsecureRequests] : [],
    ...(fetch && { [customFetch]: (url: string, init: object) => fetch(new Request(url, init)) }),
  })
}

function failureOf(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return new Failure('not-allowed', 'The login was canceled in the browser.')
  if (error instanceof ResponseBodyError)
    return new Failure('not-allowed', error.error_description ?? error.error)
  if (error instanceof Error && error.name === 'TimeoutError')
    return new Failure('not-logged-in', 'No one allowed it within 10 minutes.', 'Try again: gatepost login')
  return error
}

/** Waits for the browser on this computer alone, on a port that is free. */
async function listen(): Promise<{
  address: string
  received(signal: AbortSignal): Promise<URL>
  close(): void
}> {
  // Node.js 20 has no Promise.withResolvers.
  let settle: { resolve(url: URL): void; reject(reason: unknown): void } | undefined
  const promise = new Promise<URL>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // A person who stops the program before that gets the reason of the signal.
  promise.catch(() => {})
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', address)
    const isCallback = request.method === 'GET' && url.pathname === CALLBACK
    if (!isCallback || !(url.searchParams.has('code') || url.searchParams.has('error'))) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    const isAllowed = url.searchParams.has('code')
    response.writeHead(200, HEADERS).end(pageOf(isAllowed))
    settle?.resolve(url)
  })
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('a server on loopback has a port')
  const address = `http://127.0.0.1:${bound.port}${CALLBACK}`
  return {
    address,
    received(signal) {
      const stop = () => settle?.reject(signal.reason)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop, { once: true })
      return promise
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The address has the code.
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  connection: 'close',
}

const pageOf = (isAllowed: boolean) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Gatepost CLI</title>
<style>body{font:16px/1.5 system-ui;margin:20vh auto;max-width:30rem;padding:0 1rem}</style></head>
<body><h1>${isAllowed ? 'You’re logged in' : 'Nothing was allowed'}</h1>
<p>You can close this page and return to the terminal.</p></body></html>`
