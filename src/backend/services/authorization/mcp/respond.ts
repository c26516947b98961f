import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createMcpServer } from '#mcp/server.ts'
import type { TokenAccess } from '#mcp/token-access.ts'
import { callOwnApi } from './own-api.ts'

/** Headers of a message that the protocol reads. */
const READ = ['accept', 'content-type', 'mcp-protocol-version']

/** The secret key for lookups, as `id:token`: `Authorization` has the API token already. */
const KEY_HEADER = 'x-api-key'

interface Message {
  /** Origin of the portal. */
  portal: string
  /** What the token of the caller may do. */
  access: TokenAccess
  request: FastifyRequest
  reply: FastifyReply
}

/** Responds to one message of the protocol, with a server of its own: nothing outlives the request. */
export async function respondToMessage(
  app: FastifyInstance,
  { portal, access, request, reply }: Message,
): Promise<FastifyReply> {
  const { body, headers, url: path } = request
  const key = headers[KEY_HEADER]
  // Whatever it is: the gateway says what is wrong with a key.
  const basic = key ? `Basic ${Buffer.from(String(key)).toString('base64')}` : undefined
  const server = createMcpServer({
    portal,
    access,
    hasKey: basic !== undefined,
    // A server of some services has no others to call.
    isServed: ({ method, service, path }) =>
      app.hasRoute({ method, url: `/api/${service}${path.replaceAll(/\{(\w+)\}/g, ':$1')}` }),
    async send({ isLookup, ...call }) {
      const authorization = isLookup ? basic : undefined
      const { statusCode: status, body: text } = await callOwnApi(app, request, { ...call, authorization })
      return { status, body: parsed(text) }
    },
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    const sent = READ.flatMap(name => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
    const message = new Request(`${portal}${path}`, {
      method: 'POST',
      headers: Object.fromEntries(sent),
    })
    const response = await transport.handleRequest(message, { parsedBody: body })
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text())
  } finally {
    await server.close()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
