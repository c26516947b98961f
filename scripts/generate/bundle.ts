import { join, relative } from 'node:path'
import { type Contract, operationsWithSecrets } from '../../src/backend/kernel/contract/contract.ts'
import {
  type ActingNeed,
  requirementsOf,
  takesApiToken,
  tokenBarrierOf,
} from '../../src/domain/contract/operation.ts'
import { Bundler } from '../bundle/bundler.ts'
import { ContractError, ContractFiles, type Fault, type Place } from '../bundle/files.ts'
import { type NamedDuration, readDurations } from '../contract/durations.ts'
import { VALUES } from '../contract/keywords.ts'
import { deprecationSentence, generalSentences, sentencesOf } from './sentences.ts'
import { CONTRACTS, findServices } from './services.ts'

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; summary?: string; description?: string }
  servers?: { url: string }[]
  paths: Record<string, PathItem>
  /** What the service sends by itself, by the type of the event. */
  webhooks?: Record<string, unknown>
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, unknown> }
  tags?: { name: string }[]
}
export const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const
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

/** A bundled contract that records where each of its nodes was written. */
export interface Bundle {
  document: OpenApiDocument
  /** Where the node at a pointer of the document was written. */
  placeOf(pointer: string): Place
}

/**
 * One self-contained document of a service, with the targets of references to other files. Throws a
 * ContractError for unreadable files and dangling references.
 */
export function bundleService(service: string, root = CONTRACTS, files = new ContractFiles()): Bundle {
  const bundler = new Bundler(files, relative('.', join(root, service, 'openapi.yaml')))
  const document = bundler.bundle() as unknown as OpenApiDocument
  const operations = operationsOf(document)
  addTokenScheme(document, root, files)
  const withSecrets = operationsWithSecrets(document as unknown as Contract)
  for (const { method, operation } of operations) {
    addTokens(method, operation, withSecrets.has(operation.operationId))
    addSentences(operation, sentencesOf(method, operation).join(' '))
  }
  addDeprecations(document)
  addDurations(document, readDurations(root, files))
  addSentences(document.info, generalSentences(operations.map(({ operation }) => operation)) ?? '')
  return { document, placeOf: pointer => bundler.origins.find(document, pointer) }
}

/** Declares the scheme of API tokens next to that of people, in whose place the operations take them. */
function addTokenScheme(document: OpenApiDocument, root: string, files: ContractFiles): void {
  const { securitySchemes: own } = document.components ?? {}
  if (!own?.bearer || !document.components) return
  const common = files.read(join(root, 'common', 'security.yaml')) as {
    securitySchemes?: Record<string, unknown>
  } | null
  const { apiToken } = common?.securitySchemes ?? {}
  if (!apiToken) return
  document.components.securitySchemes = Object.fromEntries(
    Object.entries(own).flatMap(([name, scheme]) =>
      name === 'bearer'
        ? [
            [name, scheme],
            ['apiToken', structuredClone(apiToken)],
          ]
        : [[name, scheme]],
    ),
  )
}

/** Lets API tokens call an operation for people, with the roles that people need, or says why they can't. */
function addTokens(method: string, operation: OperationObject, showsSecret: boolean): void {
  const { auth, roles } = requirementsOf(operation.security)
  // An operation that two paths share is one object.
  if (auth !== 'bearer' || takesApiToken(operation.security)) return
  const reason = tokenBarrierOf({
    method,
    roles,
    showsSecret,
    recentLogin: operation['x-recent-login'] as number | undefined,
    acting: operation['x-acting'] as ActingNeed | undefined,
    ownReason: operation['x-no-token'] as string | undefined,
  })
  if (reason !== undefined) operation['x-no-token'] = reason
  else {
    const people = operation.security?.flatMap(({ bearer }) => (bearer ? [bearer] : [])) ?? []
    operation.security = [...(operation.security ?? []), ...people.map(apiToken => ({ apiToken }))]
  }
}

/** Generators of types keep the description of a parameter and a property, and nothing else of a deprecation. */
function addDeprecations(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  // An operation has its own way: the comment of its handle.
  const sentence = 'operationId' in node ? undefined : deprecationSentence(node as Record<string, unknown>)
  if (sentence) addSentences(node, sentence)
  for (const [key, child] of Object.entries(node))
    if (key !== 'examples' && key !== 'example') addDeprecations(child)
}

/** Puts the values of the durations next to their names, so that a bundled contract says both. */
function addDurations(node: unknown, durations: ReadonlyMap<string, NamedDuration>): void {
  if (typeof node !== 'object' || node === null) return
  const names = (node as Record<string, unknown>)['x-durations']
  // A node that two paths share is one object. The lint finds a name without a value.
  if (Array.isArray(names))
    Object.assign(node, {
      'x-durations': Object.fromEntries(names.map(name => [name, durations.get(name)?.durations.join(', ')])),
    })
  for (const [key, child] of Object.entries(node)) if (!VALUES.has(key)) addDurations(child, durations)
}

/** Adds what is derived to a description that someone wrote, once: a node that two paths share is one object. */
function addSentences(node: { description?: string }, sentences: string): void {
  const description = node.description?.trimEnd()
  if (sentences && description && !description.endsWith(sentences))
    node.description = `${description}\n\n${sentences}\n`
}

/**
 * The bundles of some services of a folder. Throws a ContractError with the faults in all of them, each
 * once. `onBundle` receives each bundle as soon as it is ready.
 */
export function bundleEach(
  services: readonly string[],
  root = CONTRACTS,
  files = new ContractFiles(),
  onBundle?: (service: string, bundle: Bundle) => void,
): Map<string, Bundle> {
  const bundles = new Map<string, Bundle>()
  const faults: Fault[] = []
  for (const service of services)
    try {
      const bundle = bundleService(service, root, files)
      bundles.set(service, bundle)
      onBundle?.(service, bundle)
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      faults.push(...error.faults)
    }
  if (faults.length) throw new ContractError(faults)
  return bundles
}

/** The contracts of a folder as they are on disk. */
export function bundleServices(
  root = CONTRACTS,
  services: readonly string[] = findServices(root),
): Contracts {
  return new Map([...bundleEach(services, root)].map(([service, { document }]) => [service, document]))
}

/** A bundled contract as it is committed. */
export const bundleText = (document: OpenApiDocument): string => `${JSON.stringify(document, null, 2)}\n`

/** Every operation of a document with its method and path, in the order of the contract. */
export function operationsOf(document: OpenApiDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}
