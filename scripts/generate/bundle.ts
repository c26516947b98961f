import { join, resolve } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { CONTRACTS, findServices } from './services.ts'

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, PathItem>
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, unknown> }
  tags?: { name: string }[]
}
export const METHODS = ['get', 'put', 'post', 'delete'] as const
export type Method = (typeof METHODS)[number]
export type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: unknown[] }
export interface OperationObject {
  operationId: string
  summary: string
  description: string
  tags?: string[]
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters?: unknown[]
  requestBody?: unknown
  responses: Record<string, unknown>
  [extension: `x-${string}`]: unknown
}
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  $ref?: string
  [key: string]: unknown
}

/** The bundled contract of each service, by its name. */
export type Contracts = Map<string, OpenApiDocument>

/** One self-contained document of a service, with every reference into another file taken in. */
export async function bundleService(service: string, root = CONTRACTS): Promise<OpenApiDocument> {
  const config = await createConfig({ extends: [] })
  const result = await bundle({ ref: resolve(join(root, service, 'openapi.yaml')), config })
  const errors = result.problems.filter(problem => problem.severity === 'error')
  if (errors.length) throw new Error(`${service}: ${errors.map(error => error.message).join('; ')}`)
  return result.bundle.parsed as OpenApiDocument
}

/** The contracts of a folder as they stand on the disk. */
export async function bundleServices(
  root = CONTRACTS,
  services: readonly string[] = findServices(root),
): Promise<Contracts> {
  const contracts: Contracts = new Map()
  for (const service of services) contracts.set(service, await bundleService(service, root))
  return contracts
}

/** A declared 501 says that the service has yet to be built; it goes when the handler comes. */
export function isUnbuilt({ responses }: OperationObject): boolean {
  return '501' in responses
}

/** Every operation of a document with its method and path, in the order of the contract. */
export function operationsOf(document: OpenApiDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}
