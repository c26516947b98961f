import { readFileSync } from 'node:fs'
import { errorPage } from '../../src/portal/content/errors/collection.ts'
import type { ContractCase } from '../../tests/support/contract/case.ts'
import { type LocatedOperation, locateOperations } from '../contract/document.ts'
import { CHANGELOG } from '../contract-diff/entries.ts'
import { type CoveredOperation, coveredOperations } from '../coverage/operations.ts'
import { readUses, type Uses } from '../coverage/uses.ts'
import { bundleServices, type OpenApiDocument } from '../generate/bundle.ts'
import { type Change, type Release, releasesIn } from './history.ts'

/** An operation with all that its page shows. */
export interface ReviewedOperation extends CoveredOperation {
  located: LocatedOperation
  document: OpenApiDocument
  errors: ReviewedError[]
  screens: readonly string[]
  tests: readonly string[]
  cases: ReviewedCase[]
  history: (Change & Pick<Release, 'version' | 'date'>)[]
}

interface ReviewedError {
  status: number
  name: string
  /** Number from the specification, if it has one. */
  id: number | null
  /** What a person reads, as the first example has it. */
  message: string
  fields: readonly string[]
  /** What the help page says; undefined for an error without one. */
  help: { title: string; meaning: string; fix: string } | undefined
}

interface ReviewedCase {
  status: number
  title: string
  example: string | undefined
  /** What the case is run against. */
  sides: 'server and mock' | 'mock'
}

export interface ReviewedService {
  name: string
  document: OpenApiDocument
  operations: ReviewedOperation[]
  releases: Release[]
}

/** All that the review site shows, from the contracts, handlers, imports, cases, and the changelog. */
export async function readReview(): Promise<ReviewedService[]> {
  const contracts = bundleServices()
  const uses = readUses()
  const releases = releasesIn(readFileSync(CHANGELOG, 'utf8'))
  const cases = await readCases()
  const covered = new Map(coveredOperations(contracts).map(operation => [operation.id, operation]))
  return [...contracts].map(([name, document]) => {
    const own = releases.filter(({ service }) => service === name)
    const operations = locateOperations(document).flatMap(located => {
      const operation = covered.get(located.id)
      if (!operation) return []
      return {
        ...operation,
        located,
        document,
        errors: errorsOf(located),
        ...usesOf(located.id, uses),
        cases: cases.get(located.id) ?? [],
        history: own.flatMap(({ version, date, changes }) =>
          changes
            .filter(change => change.operations.includes(located.id))
            .map(change => ({ ...change, version, date })),
        ),
      }
    })
    return { name, document, operations, releases: own }
  })
}

function usesOf(id: string, { screens, backendTests, browserTests }: Uses) {
  return {
    screens: screens.get(id) ?? [],
    tests: [...(backendTests.get(id) ?? []), ...(browserTests.get(id) ?? [])],
  }
}

/** The contract cases of every operation, as the contract tests run them. */
async function readCases(): Promise<Map<string, ReviewedCase[]>> {
  const { casesOf, loadCases } = await import('../../tests/contract/cases.ts')
  const { operations } = await import('../../tests/support/contract/contract.ts')
  await loadCases()
  return new Map(operations.map(operation => [operation.id, casesOf(operation).map(caseOf)]))
}

const caseOf = ({ status, title, example, mockOnly }: ContractCase): ReviewedCase => ({
  status,
  title: title || `responds with ${status}`,
  example,
  sides: mockOnly ? 'mock' : 'server and mock',
})

interface WireError {
  id?: number | null
  name?: unknown
  message?: unknown
  fields?: string[]
}

/** Every error that an example of the operation has, once for each status. */
function errorsOf({ responses }: LocatedOperation): ReviewedError[] {
  const found = new Map<string, ReviewedError>()
  for (const { key, node } of responses) {
    const examples = Object.values(node.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples))
    for (const { value } of Number(key) >= 400 ? examples : [])
      for (const { id = null, name, message, fields = [] } of Array.isArray(value)
        ? (value as WireError[])
        : []) {
        if (typeof name !== 'string' || typeof message !== 'string' || found.has(`${key} ${name}`)) continue
        found.set(`${key} ${name}`, { status: Number(key), name, id, message, fields, help: helpOf(name) })
      }
  }
  return [...found.values()]
}

/** By name, because hundreds of operations share some errors. */
const knownHelp = new Map<string, ReviewedError['help']>()

function helpOf(name: string): ReviewedError['help'] {
  if (!knownHelp.has(name)) knownHelp.set(name, readHelp(name))
  return knownHelp.get(name)
}

function readHelp(name: string): ReviewedError['help'] {
  const page = errorPage(name)
  if (page?.kind !== 'error') return undefined
  return { title: page.title, meaning: page.help.meaning, fix: page.help.fix }
}
