import type { FastifyInstance } from 'fastify'
import { requirementsOf } from '#domain/contract/operation.ts'
import { type Contract, type ContractParameter, contractOperations } from '../../contract/contract.ts'

/** Seconds for which a browser may keep what it may send. Chromium keeps it for two hours at most. */
const PREFLIGHT_AGE = 7200

/**
 * Lets the pages of exactly these origins call services at other origins, with cookies, and read the responses (CORS).
 * Any other page gets none of these headers: its browser then sends no change, and shows it no response. Services that are
 * called with keys let any page call them, without cookies (`any-site.ts`).
 */
export function allowPortals(
  app: FastifyInstance,
  portals: readonly string[],
  contracts: ReadonlyMap<string, Contract>,
): void {
  const { methods, sent, received } = usedIn([...contracts.values()])
  const keyed = new Set([...contracts].filter(([, contract]) => isKeyed(contract)).map(([name]) => name))
  const preflight = {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': sent,
    'access-control-max-age': String(PREFLIGHT_AGE),
  }
  app.addHook('onRequest', (request, reply, done) => {
    const [, folder, service = ''] = request.url.split('/', 3)
    if (folder !== 'api' || keyed.has(service)) return done()
    // Also without the headers below, or a cache would keep a response without them for pages that need them.
    reply.header('vary', 'Origin')
    const { origin, 'access-control-request-method': asked } = request.headers
    if (origin === undefined || !portals.includes(origin)) return done()
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': received,
    })
    if (request.method !== 'OPTIONS' || asked === undefined) return done()
    reply.code(204).headers(preflight).send()
  })
}

/** Whether all operations of a service are called with keys. */
export function isKeyed(contract: Contract): boolean {
  return contractOperations(contract).every(
    ({ operation }) => requirementsOf(operation.security).auth === 'key',
  )
}

/** What calls of the contracts use, as lists for headers. */
function usedIn(contracts: readonly Contract[]): { methods: string; sent: string; received: string } {
  const operations = contracts.flatMap(contractOperations)
  const parameters = [
    ...operations.flatMap(({ operation }) => operation.parameters ?? []),
    ...contracts.flatMap(({ components }) => Object.values(components?.parameters ?? {})),
  ] as Partial<ContractParameter>[]
  const responses = [
    ...operations.flatMap(({ operation }) => Object.values(operation.responses)),
    ...contracts.flatMap(({ components }) => Object.values(components?.responses ?? {})),
  ] as { headers?: Record<string, unknown> }[]
  const names = (list: readonly string[]) => [...new Set(list)].toSorted().join(', ')
  return {
    methods: names(operations.map(({ method }) => method.toUpperCase())),
    sent: names([
      'Authorization',
      'Content-Type',
      ...parameters.flatMap(parameter => (parameter.in === 'header' ? (parameter.name ?? []) : [])),
    ]),
    // No script may read a cookie, whatever is said here.
    received: names([
      'Date',
      'X-Request-Id',
      'X-Release',
      ...responses.flatMap(({ headers = {} }) => Object.keys(headers)).filter(name => name !== 'Set-Cookie'),
    ]),
  }
}
