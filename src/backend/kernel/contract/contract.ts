import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ActingNeed } from '#domain/contract/operation.ts'
import type { ErrorName } from '#domain/errors/catalog.ts'
import type { ActivityRule, NoActivity } from './activity-rule.ts'

const JSON_TYPE = 'application/json'
/** Largest request body of an operation without `x-body-limit`, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** The parts of a bundled contract that the kernel reads. */
export interface Contract {
  info: { title: string; version: string }
  paths: Record<string, Partial<Record<'get' | 'put' | 'post' | 'patch' | 'delete', ContractOperation>>>
  components?: Record<string, Record<string, unknown>>
}

export interface ContractOperation {
  operationId: string
  summary?: string
  security?: Record<string, string[]>[]
  parameters?: (ContractParameter | { $ref: string })[]
  requestBody?: { required?: boolean; content?: Record<string, unknown> }
  responses: Record<string, ContractResponse | { $ref: string }>
  'x-rate-limit'?: RateLimitRule
  /** How many there may be of what it adds. */
  'x-limit'?: Limit
  /** Maximum age of the login, in seconds. */
  'x-recent-login'?: number
  /** Largest body, in bytes, where it is more than usual. */
  'x-open-parameters'?: string
  'x-body-limit'?: number
  /** Whether a person who has to choose another password first can call it. */
  'x-before-password-change'?: boolean
  /** Whether it can change something of an account that is being closed. */
  'x-while-closing'?: true
  /** Seconds for which the first response is kept for calls with the same Idempotency-Key. */
  'x-idempotent'?: number
  /** Whether it may be read from a replica of the database. */
  'x-read-replica'?: true
  /** What a repeated call does, where it has no Idempotency-Key. */
  'x-repeat'?: string
  /** What staff who act as another person need for it, if it differs from the rule. */
  'x-acting'?: ActingNeed
  /** Why API tokens can't call it. */
  'x-no-token'?: string
  /** What it leaves in the activity log. */
  'x-activity'?: ActivityRule | NoActivity
  /** Whether its callers sign the body: as Standard Webhooks says, or as GitHub's secret scanning does. */
  'x-signed'?: true | 'github'
  /** operationId of the operation whose Idempotency-Keys it shares. */
  'x-alias-of'?: string
}

export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  deprecated?: boolean
  /** The parameter of the same operation that it is read as. */
  'x-replaced-by'?: string
  /** The last day on which it works. The lint requires it of what is deprecated. */
  'x-sunset'?: string
}

export interface ContractResponse {
  content?: Record<string, unknown>
}

/** Maximum number of calls in a time span, counted per of these. */
export interface RateLimitRule {
  calls: number
  seconds: number
  by: ('address' | 'shared-address' | 'address-failures' | 'username' | 'failures' | 'person' | 'client')[]
}

/** How many people behind one address may do at once what no call can prove to be theirs, such as signing up. */
export const SHARED_ADDRESS_FACTOR = 30

/** The limits of all calls together; an operation can have a stricter rule. Contracts repeat them in words. */
export const GENERAL_LIMITS = {
  /** Calls of a logged-in person. */
  person: { calls: 1200, seconds: 60, by: ['person'] },
  /** All other calls of an address, behind which there may be an office that logs in at nine. */
  address: { calls: 6000, seconds: 60, by: ['address'] },
  /** Calls of operations for staff: what a stolen session of theirs can read. */
  staff: { calls: 600, seconds: 60, by: ['person'] },
  /** What it can change. */
  changesOfStaff: { calls: 60, seconds: 60, by: ['person'] },
} satisfies Record<string, RateLimitRule>

/** How many of something its owner may have, and the error for one more. */
export interface Limit {
  max: number
  error: ErrorName
}

/** Folder of the generated code. A subfolder with a contract is a service. */
const GENERATED = new URL('../../../../generated/', import.meta.url)

/** The names of all services, in alphabetical order. */
export function contractNames(): string[] {
  return readdirSync(GENERATED, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .filter(name => existsSync(new URL(`${name}/openapi.json`, GENERATED)))
    .toSorted()
}

const loaded = new Map<string, Contract>()

/** The generated, bundled contract of a service. It is read once, and no caller changes it. */
export function loadContract(service: string): Contract {
  const contract: Contract =
    loaded.get(service) ?? JSON.parse(readFileSync(new URL(`${service}/openapi.json`, GENERATED), 'utf8'))
  loaded.set(service, contract)
  return contract
}

export function contractOperations(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    (['get', 'put', 'post', 'patch', 'delete'] as const).flatMap(method => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

/**
 * A copy for the router, which builds a serializer for every response it finds, although files and texts are
 * sent as they are.
 */
export function withJsonResponses(contract: Contract): Contract {
  const copy = structuredClone(contract)
  const responses = contractOperations(copy).flatMap(({ operation }) => Object.values(operation.responses))
  for (const response of [...responses, ...Object.values(copy.components?.responses ?? {})]) {
    const { content } = response as ContractResponse
    if (!content) continue
    for (const type of Object.keys(content)) if (type !== JSON_TYPE) delete content[type]
    if (!content[JSON_TYPE]) delete (response as ContractResponse).content
  }
  return copy
}

/** The media types of JSON that bodies may have, except the usual one. */
export function jsonTypesOf(contract: Contract): Set<string> {
  const types = contractOperations(contract).flatMap(({ operation }) =>
    Object.keys(operation.requestBody?.content ?? {}),
  )
  return new Set(types.filter(type => type.endsWith('+json')))
}

/** The operations whose successful responses have a property that the contract marks `x-secret`. */
export function operationsWithSecrets(contract: Contract): Set<string> {
  const pointed = (pointer: string) =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], contract)
  const hasSecret = (node: unknown, seen: Set<string>): boolean => {
    if (typeof node !== 'object' || node === null) return false
    if ('x-secret' in node && node['x-secret'] === true) return true
    if ('$ref' in node) {
      const pointer = String(node.$ref)
      return !seen.has(pointer) && hasSecret(pointed(pointer), seen.add(pointer))
    }
    return Object.values(node).some(child => hasSecret(child, seen))
  }
  const isSecret = ({ responses }: ContractOperation) =>
    Object.entries(responses).some(([status, response]) => status < '300' && hasSecret(response, new Set()))
  const operations = contractOperations(contract).map(({ operation }) => operation)
  return new Set(operations.filter(isSecret).map(({ operationId }) => operationId))
}

/** Names of all properties and parameters that the contract marks `x-secret`: they never reach a log. */
export function secretFields(contract: Contract): Set<string> {
  const names = new Set<string>()
  const schemas = contract.components?.schemas ?? {}
  const isSecret = (schema: unknown): boolean => {
    if (typeof schema !== 'object' || schema === null) return false
    if ('x-secret' in schema) return schema['x-secret'] === true
    if (!('$ref' in schema)) return false
    return isSecret(schemas[String(schema.$ref).split('/').at(-1) ?? ''])
  }
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node && typeof node.properties === 'object' && node.properties !== null)
      for (const [name, schema] of Object.entries(node.properties)) if (isSecret(schema)) names.add(name)
    if ('in' in node && 'name' in node && 'schema' in node && isSecret(node.schema))
      names.add(String(node.name))
    for (const child of Object.values(node)) walk(child)
  }
  walk(contract)
  return names
}
