import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'

export interface Assistant {
  /** Every request that the official client has sent, as `POST /mcp`. */
  requests: string[]
  /** The page that it has opened in the browser of its person last. */
  page: URL | undefined
  /** What it has been given by the authorization server. */
  tokens: OAuthTokens | undefined
  /** Begins a session. Throws `UnauthorizedError` once it has opened a page to log in on. */
  connect(): Promise<Client>
  /** Waits for the browser to come back, and exchanges the code that it brings. */
  finishLogin(): Promise<void>
  close(): Promise<void>
}

interface AssistantInput {
  /** Undefined for one that would have to register itself. */
  clientId?: string | undefined
  headers?: Record<string, string>
  /** Makes another verifier of the one that its challenge is of. */
  verifierOf?: (verifier: string) => string
}

/**
 * An assistant that connects to the server of tools at `url` with the official client of the protocol, which logs its
 * person in by OAuth, and waits on loopback for their browser.
 */
export async function startAssistant(
  url: string,
  { clientId, headers = {}, verifierOf = verifier => verifier }: AssistantInput,
): Promise<Assistant> {
  const callback = await startCallback()
  const state = randomBytes(16).toString('base64url')
  let codeVerifier = ''
  const provider: OAuthClientProvider = {
    redirectUrl: callback.address,
    clientMetadata: { client_name: 'Assistant', redirect_uris: [callback.address] },
    state: () => state,
    clientInformation: () => (clientId === undefined ? undefined : { client_id: clientId }),
    // With it, the client would register where a server lets it.
    ...(clientId === undefined && { saveClientInformation: () => undefined }),
    tokens: () => assistant.tokens,
    saveTokens(tokens) {
      assistant.tokens = tokens
    },
    redirectToAuthorization(page) {
      assistant.page = page
    },
    saveCodeVerifier(verifier) {
      codeVerifier = verifierOf(verifier)
    },
    codeVerifier: () => codeVerifier,
  }
  let transport: StreamableHTTPClientTransport | undefined
  const assistant: Assistant = {
    requests: [],
    page: undefined,
    tokens: undefined,
    async connect() {
      const client = new Client({ name: 'assistant', version: '1.0.0' })
      transport = new StreamableHTTPClientTransport(new URL(url), {
        authProvider: provider,
        requestInit: { headers },
        fetch(address, init) {
          assistant.requests.push(`${init?.method ?? 'GET'} ${new URL(address).pathname}`)
          return fetch(address, init)
        },
      })
      await client.connect(transport)
      return client
    },
    async finishLogin() {
      const received = await callback.received
      if (received.get('state') !== state) throw new Error('the browser came back from another login')
      await transport?.finishAuth(received.get('code') ?? '')
    },
    close: callback.close,
  }
  return assistant
}

/** A page on the assistant's computer. The browser returns to it once, after the login. */
async function startCallback() {
  const { promise: received, resolve } = Promise.withResolvers<URLSearchParams>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/done') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><html lang="en"><title>Assistant</title><h1>Back in the assistant</h1>')
      return
    }
    if (pathname === '/callback') resolve(searchParams)
    // Away from the address with the code.
    response.writeHead(pathname === '/callback' ? 303 : 404, { location: '/done' }).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/callback`,
    received,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
