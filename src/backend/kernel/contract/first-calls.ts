import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, LightMyRequestResponse as InjectedResponse } from 'fastify'
import { requirementsOf } from '#domain/contract/operation.ts'
import { type Contract, contractOperations } from './contract.ts'

/** The longest body, in bytes: `FirstResponse.body` of the contract. */
const LONGEST_BODY = 65_536
/** Milliseconds after which a token no longer waits for a first call. */
export const FIRST_CALL_TIME = 300

/** A successful response of a first call. */
export interface FirstResponse {
  path: string
  status: 200
  content_type: string
  body: string
}

/** Reads of a page that opens, made on its behalf as soon as it has a token. */
export interface FirstCalls {
  /** Whether an operation of this process has the path, and none that reads with an access token does. */
  isForbidden(path: string): boolean
  /**
   * The responses to the paths that could be read at once, in their order. Each is a request of its own to the
   * same server, which decides about it as about any other: nothing here knows a role.
   */
  read(paths: readonly string[], of: { authorization: string; context: OuterCall }): Promise<FirstResponse[]>
}

/** The call that names them: its client, and whether that is still waiting. */
interface OuterCall {
  request: { headers: Readonly<IncomingHttpHeaders>; address: string }
  ended: AbortSignal
}

/** `time` is how long a call may take, in milliseconds. */
export function createFirstCalls(
  app: FastifyInstance,
  contracts: ReadonlyMap<string, Contract>,
  time = FIRST_CALL_TIME,
): FirstCalls {
  const routes = new Map(
    [...contracts].map(([service, contract]) => [
      service,
      contractOperations(contract).map(({ path, method, operation }) => ({
        segments: path.slice(1).split('/'),
        isRead: method === 'get' && requirementsOf(operation.security).auth === 'bearer',
      })),
    ]),
  )
  const routesAt = (path: string) => {
    const [, , service = '', ...segments] = path.split('/')
    return (routes.get(service) ?? []).filter(route => matches(route.segments, segments))
  }
  return {
    isForbidden(path) {
      const found = routesAt(path)
      return found.length > 0 && !found.some(({ isRead }) => isRead)
    },
    async read(paths, of) {
      const known = [...new Set(paths)].filter(path => routesAt(path).some(({ isRead }) => isRead))
      const responses = await Promise.all(known.map(path => readOne(app, path, of, time)))
      return responses.filter(response => response !== undefined)
    },
  }
}

function matches(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, at) => (part.startsWith('{') ? segments[at] !== '' : part === segments[at]))
  )
}

/**
 * Undefined for a call that failed, and for one whose response is late, too long, or comes in pieces. A call that no
 * one waits for any more is not aborted: the error of an aborted one reaches no one when it comes before the response
 * does, and would end the process.
 */
async function readOne(
  app: FastifyInstance,
  path: string,
  { authorization, context: { request, ended } }: { authorization: string; context: OuterCall },
  time: number,
): Promise<FirstResponse | undefined> {
  if (ended.aborted) return undefined
  const limit = AbortSignal.any([ended, AbortSignal.timeout(time)])
  const isOver = new Promise<undefined>(resolve => {
    limit.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const injected = app.inject({
    method: 'GET',
    url: path,
    headers: { ...headersOf(request.headers), authorization },
    remoteAddress: request.address,
    payloadAsStream: true,
  })
  // The page makes a call that failed itself, and learns what is wrong.
  const first = injected.then(response => toFirst(path, response)).catch(() => undefined)
  return Promise.race([first, isOver])
}

async function toFirst(path: string, response: InjectedResponse): Promise<FirstResponse | undefined> {
  const stream = response.stream().on('error', () => {})
  const { 'content-length': length, 'content-type': type } = response.headers
  // A missing length stands for a body that comes in pieces.
  if (response.statusCode !== 200 || !(Number(length) <= LONGEST_BODY) || typeof type !== 'string') {
    response.raw.res.destroy()
    return undefined
  }
  return { path, status: 200, content_type: type, body: await text(stream) }
}

/** About the body of the outer request, its host, its connection, or what its client has kept of another response. */
const OWN_HEADERS = /^(content-.*|if-.*|host|transfer-encoding|connection|expect|range|x-forwarded-.*)$/

/** What the browser would send with a call of its own. The address of the client is already known. */
function headersOf(headers: Readonly<IncomingHttpHeaders>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.test(name) ? [] : [[name, value]],
    ),
  )
}
