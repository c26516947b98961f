import type { FastifyInstance, RouteOptions } from 'fastify'
import { requirementsOf } from '#domain/contract/operation.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import type { Access, Caller } from '../access/access.ts'
import type { Client } from '../access/client.ts'
import { respondToPreflights } from '../http/any-site.ts'
import { problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { routeOf } from '../pipeline/pipeline.ts'
import type { Endpoint, Step } from '../pipeline/step.ts'
import { conformanceOf } from './conformance.ts'
import type { Kernel, OnMistake } from './context.ts'
import { type Contract, contractOperations, jsonTypesOf, operationsWithSecrets } from './contract.ts'
import { deprecatedParameters } from './deprecated-parameters.ts'
import type { DriftCheck } from './drift-check.ts'
import { routesOf } from './routes.ts'
import type { Service } from './service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, set before validation on operations that require a login. */
    caller: Caller | undefined
    /** The calling program, set before validation on operations that a program calls with its own credentials. */
    client: Client | undefined
    /** Whether the caller has proved to know the secret of a name, whatever the call comes to. */
    hasProven: boolean
    /** Media type of the bodies that it gets, where it is not the usual JSON. */
    bodyType: string | undefined
    /** The body as it was sent, where the service reads it before it is validated. */
    sentBody: unknown
    /** operationId that the request matched. */
    operationId: string | undefined
    /** What the handler has noted of the call, for `onResponse` of its service. */
    noted: unknown
    /** Why the call failed, in the words of its service; of several reasons the first. */
    failure: ErrorItem | undefined
    /** Whether the caller requested this failure, as calls with test keys do. */
    isSimulated: boolean
    /** Whether the operation is called with keys, whose data is never logged. */
    isKeyed: boolean
    /** Names of the deprecated parameters that it sends; undefined for an operation without any. */
    deprecatedParameters: readonly string[] | undefined
  }
}

export interface RegistrarOptions {
  kernel: Kernel
  access: Access
  rateLimits: RateLimits
  driftCheck: DriftCheck | undefined
  /** What a request passes. */
  pipeline: readonly Step[]
  onMistake: OnMistake
}

/** Prepares the requests of an app for the steps of the pipeline. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('caller', undefined)
  app.decorateRequest('client', undefined)
  app.decorateRequest('hasProven', false)
  app.decorateRequest('bodyType', undefined)
  app.decorateRequest('sentBody', undefined)
  app.decorateRequest('operationId', undefined)
  app.decorateRequest('isKeyed', false)
  app.decorateRequest('isSimulated', false)
  app.decorateRequest('noted', undefined)
  app.decorateRequest('failure', undefined)
  app.decorateRequest('deprecatedParameters', undefined)
}

/**
 * Registers every operation of a service from its contract, with the steps of the pipeline. An operation without a
 * handler returns 501 once a call has passed the checks. Throws for a handler without an operation.
 */
export async function registerService(
  app: FastifyInstance,
  service: Service,
  contract: Contract,
  { pipeline, ...options }: RegistrarOptions,
): Promise<void> {
  const endpoints = endpointsOf(service, contract, options)
  assertKnown(service, endpoints)
  const prefix = `/api/${service.name}`
  respondToPreflights(app, prefix, contract)

  const routes = await routesOf(contract)
  await app.register(
    async scope => {
      const parse = scope.getDefaultJsonParser('error', 'error')
      for (const type of jsonTypesOf(contract)) scope.addContentTypeParser(type, { parseAs: 'string' }, parse)
      for (const { operationId, ...route } of routes) {
        const endpoint = endpoints.get(operationId)
        if (!endpoint) throw new Error(`${service.name}: no operation ${operationId}`)
        scope.route({ ...route, ...routeOf(endpoint, pipeline) } as RouteOptions)
      }
    },
    { prefix },
  )
}

/** The operations of a service by their ids. */
function endpointsOf(
  service: Service,
  contract: Contract,
  { driftCheck, ...shared }: Omit<RegistrarOptions, 'pipeline'>,
): ReadonlyMap<string, Endpoint> {
  const conforms = conformanceOf(contract)
  const watch = driftCheck?.watcherOf(service.name, contract)
  const withSecrets = operationsWithSecrets(contract)
  return new Map(
    contractOperations(contract).map(({ operation, method }) => {
      const { operationId: id, security, 'x-recent-login': recentLogin } = operation
      const handler = service.handlers[id]
      const endpoint = {
        ...shared,
        operation,
        deprecatedParameters: deprecatedParameters(contract, operation),
        method,
        requirements: requirementsOf(security),
        isRead: method === 'get',
        isSecret: recentLogin !== undefined || withSecrets.has(id),
        showsSecret: withSecrets.has(id),
        handler: handler ?? failUnbuilt,
        isBuilt: handler !== undefined,
        service,
        conforms,
        watch,
      }
      return [id, endpoint]
    }),
  )
}

function assertKnown(service: Service, operations: ReadonlyMap<string, unknown>): void {
  const unknown = Object.keys(service.handlers).filter(id => !operations.has(id))
  if (unknown.length) throw new Error(`${service.name}: no operation for ${unknown.join(', ')}`)
}

/** A call to an operation that is not built has passed the same checks of role, origin and validation. */
async function failUnbuilt(): Promise<never> {
  throw problem('not-implemented')
}
