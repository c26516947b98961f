import { readFileSync } from 'node:fs'
import { type Operation, requirementsOf } from '../../src/domain/contract/operation.ts'
import { type LocatedOperation, locateOperations, type MediaType } from '../contract/document.ts'
import type { Contracts } from '../generate/bundle.ts'
import { CONTRACTS } from '../generate/services.ts'
import { isBuilt } from '../lib/built.ts'

/** A call that the product specification asks for (`openapi/specified-operations.json`). */
export interface SpecifiedOperation {
  service: string
  method: string
  path: string
  /** Whether the specification gives method and path, or names the act only. */
  given: boolean
  /** Documents that have it; none for what a decision added. */
  documents: string[]
}

/** An operation of a contract, as the coverage page shows it. */
export interface CoveredOperation {
  service: string
  id: string
  method: string
  path: string
  /** Who may call, as alternatives; empty where no role is asked for. */
  roles: readonly (readonly string[])[]
  auth: Operation['auth']
  /** Where the specification has it; undefined for what is ours. */
  section: string | undefined
  inferred: boolean
  deprecated: boolean
  /** Whether its service has a handler for it. */
  built: boolean
  statuses: number[]
  /** Named examples of answers that succeed, and of those that do not. */
  examples: { success: number; error: number }
  /** Whether `security` is written down at all. */
  secured: boolean
}

export function readSpecified(file = `${CONTRACTS}/specified-operations.json`): SpecifiedOperation[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function coveredOperations(contracts: Contracts): CoveredOperation[] {
  return [...contracts].flatMap(([service, document]) =>
    locateOperations(document).map(operation => coveredOperation(service, operation)),
  )
}

function coveredOperation(
  service: string,
  { id, method, path, object, responses }: LocatedOperation,
): CoveredOperation {
  const countIn = (test: (status: number) => boolean) =>
    responses
      .filter(({ key }) => test(Number(key)))
      .flatMap(({ node }) => Object.values(node.content ?? {}).flatMap(examplesOf)).length
  const bodiless = responses.filter(({ key, node }) => Number(key) < 300 && !node.content).length
  const spec = object['x-spec']
  return {
    service,
    id,
    method: method.toUpperCase(),
    path,
    ...requirementsOf(object.security),
    section: typeof spec === 'string' ? spec : undefined,
    inferred: object['x-inferred'] === true,
    deprecated: object.deprecated === true,
    built: isBuilt(service, id),
    statuses: responses.map(({ key }) => Number(key)),
    // An answer without a body has nothing to show, and is its own example.
    examples: {
      success: countIn(status => status < 400) + bodiless,
      error: countIn(status => status >= 400),
    },
    secured: object.security !== undefined,
  }
}

function examplesOf({ examples }: MediaType): string[] {
  return Object.keys(examples ?? {})
}
