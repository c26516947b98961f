import Fastify, { type FastifySchema, type HTTPMethods } from 'fastify'
import glue from 'fastify-openapi-glue'
import { requirementsOf } from '#domain/contract/operation.ts'
import { type Contract, contractOperations, withJsonResponses } from './contract.ts'
import './one-validator.ts'

/** A route as the contract declares it, without a handler. */
export interface ContractRoute {
  operationId: string
  method: HTTPMethods | HTTPMethods[]
  url: string
  schema: FastifySchema
}

const known = new WeakMap<Contract, Promise<ContractRoute[]>>()

/**
 * The routes of a contract with the schemas of their requests and answers. Reading them takes a third of the
 * start, so the apps of a process share them, and with them what is compiled from a schema.
 */
export function routesOf(contract: Contract): Promise<ContractRoute[]> {
  const routes = known.get(contract) ?? readRoutes(contract)
  known.set(contract, routes)
  return routes
}

/**
 * What other address APIs take in the URL as credentials. A call that has no key besides gets the reason that counts,
 * which is the missing key.
 */
export const URL_CREDENTIALS = ['auth-id', 'auth-token'] as const

/** The parameters of an operation and no others: what is misspelled would be ignored, and the response be another one. */
function closed(querystring: unknown, others: readonly string[]): object {
  const { properties, ...schema } = (querystring ?? { type: 'object' }) as { properties?: object }
  const ignored = Object.fromEntries(others.map(name => [name, {}]))
  return { ...schema, properties: { ...properties, ...ignored }, additionalProperties: false }
}

async function readRoutes(contract: Contract): Promise<ContractRoute[]> {
  const routes: ContractRoute[] = []
  const traits = new Map(
    contractOperations(contract).map(({ operation }) => [
      operation.operationId,
      { auth: requirementsOf(operation.security).auth, isOpen: Boolean(operation['x-open-parameters']) },
    ]),
  )
  const reader = Fastify({ exposeHeadRoutes: false })
  reader.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    const { operationId } = config as { operationId: string }
    const { auth, isOpen } = traits.get(operationId) ?? {}
    // Identity providers add parameters of their own to the addresses that they are given.
    const querystring =
      auth === 'provisioning' || isOpen
        ? schema.querystring
        : closed(schema.querystring, auth === 'key' ? URL_CREDENTIALS : [])
    routes.push({
      operationId,
      method,
      url,
      schema: { ...schema, ...(querystring !== undefined && { querystring }) },
    })
  })
  await reader.register(glue, {
    specification: withJsonResponses(contract),
    // This app gets no requests.
    operationResolver: ((operationId: string) => ({ handler: () => {}, config: { operationId } })) as never,
  })
  return routes
}
