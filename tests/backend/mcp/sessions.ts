import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { type Backend, ORIGIN, type Person } from '../../support/backend.ts'
import { send } from '../client.ts'

type Roles = NonNullable<Parameters<Backend['person']>[0]>['roles']
export const MCP_URL = `${ORIGIN}/mcp`

interface TokenInput {
  roles: Roles
  accountIds?: readonly number[]
  networks?: readonly string[]
  name?: string
}

/** The secret and the ID of a new token of a person. */
export async function personalToken(
  backend: Backend,
  caller: Person,
  { roles, accountIds = [caller.accountId ?? 0], networks = [], name = 'Assistant' }: TokenInput,
): Promise<{ secret: string; id: string }> {
  const body = { name, account_ids: accountIds, roles, networks }
  const { status, body: created, text } = await send(backend, createAccessToken, { caller, body })
  if (status !== 201) throw new Error(text)
  return { secret: created.secret, id: created.access_token.token_id }
}

/** The secret of a new service account of a person's account. */
export async function serviceToken(backend: Backend, caller: Person, roles: Roles): Promise<string> {
  const body = { name: 'Robot', roles, networks: [] }
  const { status, body: created, text } = await send(backend, createServiceAccount, { caller, body })
  if (status !== 201) throw new Error(text)
  return created.secret
}

/** Sends requests of a client to the server in this process, from an address. */
const fetchHere =
  (backend: Backend, address: string) =>
  async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const response = await backend.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: new URL(url).pathname,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body && { payload: String(init.body) }),
      remoteAddress: address,
    })
    const { statusCode: status, headers, body } = response
    const isEmpty = status === 202 || status === 204
    return new Response(isEmpty ? null : body, { status, headers: headers as Record<string, string> })
  }

interface SessionInput {
  address?: string
  /** A secret key for lookups, as `id:token`. */
  key?: string
}

/** A session of the SDK's client with `/mcp`. */
export async function connect(
  backend: Backend,
  token: string,
  { address = '127.0.0.1', key }: SessionInput = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(MCP_URL), {
    fetch: fetchHere(backend, address),
    requestInit: {
      headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { 'x-api-key': key }) },
    },
  })
  await client.connect(transport)
  return client
}

export async function toolNames(client: Client): Promise<string[]> {
  return (await client.listTools()).tools.map(({ name }) => name)
}

/** The text of a result, and whether it is a failure. */
export async function callTool(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: given })
  const texts = (content as { type: string; text?: string }[]).map(({ text }) => text ?? '')
  return { text: texts.join('\n'), isError: isError === true }
}

/** The data of a result. */
export function dataIn<T = Record<string, unknown>>(text: string): T {
  const [, data = ''] = text.split('\n--- end data ---')[0]?.split('--- begin data ---\n') ?? []
  return JSON.parse(data)
}
