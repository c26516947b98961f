import { readFileSync } from 'node:fs'
import {
  type Operation,
  requirementsOf,
  takesApiToken,
  takesSetUpLink,
} from '../../src/domain/contract/operation.ts'
import { type LocatedOperation, locateOperations, type MediaType } from '../contract/document.ts'
import type { Contracts } from '../generate/bundle.ts'
import { CONTRACTS } from '../generate/services.ts'
import { isBuilt } from '../lib/built.ts'

/** A call that the product specification requires (`openapi/specified-operations.json`). */
export interface SpecifiedOperation {
  service: string
  method: string
  path: string
  /** Whether the specification gives the method and path, or only names the action. */
  given: boolean
  /** Documents that specify it; empty for a call that a decision added. */
  documents: string[]
}

/** An operation of a contract, as shown on the coverage page. */
export interface CoveredOperation {
  service: string
  id: string
  method: string
  path: string
  /** Who may call it, as alternatives; empty when it requires no role. */
  roles: readonly (readonly string[])[]
  auth: Operation['auth']
  /** What else can call an operation for people. */
  takes: { apiToken: boolean; setUpLink: boolean }
  /** Where the specification has it; undefined for operations that we added. */
  section: string | undefined
  inferred: boolean
  deprecated: boolean
  /** Whether its callers sign what they send. */
  signed: boolean
  /** Why no page calls it; undefined if one should. */
  noScreen: string | undefined
  /** Whether its service has a handler for it. */
  built: boolean
  statuses: number[]
  /** Named examples of success responses and of error responses. */
  examples: { success: number; error: number }
  /** Whether the contract declares `security` at all. */
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
  const { 'x-spec': spec, 'x-no-screen': noScreen } = object
  return {
    service,
    id,
    method: method.toUpperCase(),
    path,
    ...requirementsOf(object.security),
    takes: { apiToken: takesApiToken(object.security), setUpLink: takesSetUpLink(object.security) },
    section: typeof spec === 'string' ? spec : undefined,
    inferred: object['x-inferred'] === true,
    deprecated: object.deprecated === true,
    signed: object['x-signed'] === true,
    noScreen: typeof noScreen === 'string' ? noScreen : undefined,
    built: isBuilt(service, id),
    statuses: responses.map(({ key }) => Number(key)),
    // A response without a body has nothing to show, so it counts as its own example.
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
