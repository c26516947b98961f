import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContractCase } from '../support/contract/case.ts'
import { type ContractOperation, documents } from '../support/contract/contract.ts'
import { isUnbuilt } from '../support/contract/unbuilt.ts'
import { commonCases } from './common-cases.ts'
import { derivedCases, exampleCall } from './derived.ts'
import type { ArrangeCall } from './shared-call.ts'

const CASES = fileURLToPath(new URL('./cases', import.meta.url))

/** The cases written by hand, of the services that were loaded. */
const handWritten = new Map<string, readonly ContractCase[]>()

/**
 * Imports the hand-written cases of some services, all by default: `cases/<service>.ts`,
 * `cases/<service>-<part>.ts`, or a file a resource in `cases/<service>/`. The rest of this file needs them, and
 * a test of one service needs no others.
 */
export async function loadCases(services: readonly string[] = [...documents.keys()]): Promise<void> {
  const files = readdirSync(CASES, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  await Promise.all(
    services.map(async service => {
      const own = files.filter(file => file.startsWith(service) && /^[./-]/.test(file.slice(service.length)))
      const modules = await Promise.all(own.toSorted().map(file => import(join(CASES, file))))
      handWritten.set(
        service,
        (modules as { cases: ContractCase[] }[]).flatMap(({ cases }) => cases),
      )
    }),
  )
}

function writtenFor({ id, handle: { service } }: ContractOperation): ContractCase[] {
  const cases = handWritten.get(service)
  if (!cases) throw new Error(`the cases of ${service} are not loaded`)
  return cases.filter(({ operation }) => operation.id === id)
}

/** Status of a call that succeeds: the first case's, and 501 as long as the services have no such thing. */
export function successOf(operation: ContractOperation): number {
  return isUnbuilt(operation) ? 501 : firstSuccess(operation).status
}

function firstSuccess(operation: ContractOperation): ContractCase {
  const found = writtenFor(operation).find(({ status }) => status < 300)
  if (!found) throw new Error(`tests/contract/cases has no case of ${operation.id} that succeeds`)
  return found
}

/** A successful call of an operation, in any world: what other cases start from. */
export function callOf(operation: ContractOperation): ArrangeCall {
  if (isUnbuilt(operation)) return world => exampleCall(operation, world)
  return world => firstSuccess(operation).arrange(world)
}

const known = new Map<string, readonly ContractCase[]>()

/** Every case of an operation, by status. */
export function casesOf(operation: ContractOperation): readonly ContractCase[] {
  const cases = known.get(operation.id) ?? [
    ...writtenFor(operation),
    ...derivedCases(operation),
    ...commonCases(operation, callOf(operation)),
  ]
  const sorted = cases.toSorted((a, b) => a.status - b.status)
  known.set(operation.id, sorted)
  return sorted
}
