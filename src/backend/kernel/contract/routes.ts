import Fastify, { type FastifySchema, type HTTPMethods } from 'fastify'
import glue from 'fastify-openapi-glue'
import { type Contract, withJsonAnswers } from './contract.ts'
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

async function readRoutes(contract: Contract): Promise<ContractRoute[]> {
  const routes: ContractRoute[] = []
  const reader = Fastify({ exposeHeadRoutes: false })
  reader.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    const { operationId } = config as { operationId: string }
    routes.push({ operationId, method, url, schema })
  })
  await reader.register(glue, {
    specification: withJsonAnswers(contract) as never,
    // This app gets no requests.
    operationResolver: ((operationId: string) => ({ handler: () => {}, config: { operationId } })) as never,
  })
  return routes
}
