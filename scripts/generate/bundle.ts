import { join, relative } from 'node:path'
import { Bundler } from '../bundle/bundler.ts'
import { ContractError, ContractFiles, type Place } from '../bundle/files.ts'
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

/** A bundled contract that knows where each of its nodes was written. */
export interface Bundle {
  document: OpenApiDocument
  /** Where what stands at a pointer of the document was written. */
  placeOf(pointer: string): Place
}

/**
 * One self-contained document of a service, with every reference into another file taken in. Throws a
 * ContractError for files that can't be read and references that lead nowhere.
 */
export function bundleService(service: string, root = CONTRACTS, files = new ContractFiles()): Bundle {
  const bundler = new Bundler(files, relative('.', join(root, service, 'openapi.yaml')))
  const document = bundler.bundle() as unknown as OpenApiDocument
  return { document, placeOf: pointer => bundler.origins.find(document, pointer) }
}

/** The contracts of a folder as they stand on the disk. Throws a ContractError with what is wrong in all of them. */
export function bundleServices(
  root = CONTRACTS,
  services: readonly string[] = findServices(root),
): Contracts {
  const files = new ContractFiles()
  const contracts: Contracts = new Map()
  const faults: string[] = []
  for (const service of services)
    try {
      contracts.set(service, bundleService(service, root, files).document)
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      faults.push(...error.lines)
    }
  if (faults.length) throw new ContractError(faults)
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
