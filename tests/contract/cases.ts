import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContractCase } from '../support/case.ts'
import type { ContractOperation } from '../support/contract.ts'
import { isUnbuilt } from '../support/unbuilt.ts'
import { commonCases } from './common-cases.ts'
import { derivedCases, exampleCall } from './derived.ts'
import type { ArrangeCall } from './shared-call.ts'

const CASES = fileURLToPath(new URL('./cases', import.meta.url))

/** The cases written by hand: `cases/<service>.ts`, or a file a resource in `cases/<service>/`. */
const handWritten: readonly ContractCase[] = (
  await Promise.all(
    readdirSync(CASES, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .toSorted()
      .map(async file => (await import(join(CASES, file))) as { cases: ContractCase[] }),
  )
).flatMap(({ cases }) => cases)

/** Status of a call that succeeds: the first case's, and 501 as long as the services have no such thing. */
export function successOf(operation: ContractOperation): number {
  return isUnbuilt(operation) ? 501 : firstSuccess(operation).status
}

function firstSuccess({ id }: ContractOperation): ContractCase {
  const found = handWritten.find(({ operation, status }) => operation.id === id && status < 300)
  if (!found) throw new Error(`tests/contract/cases has no case of ${id} that succeeds`)
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
    ...handWritten.filter(({ operation: { id } }) => id === operation.id),
    ...derivedCases(operation),
    ...commonCases(operation, callOf(operation)),
  ]
  const sorted = cases.toSorted((a, b) => a.status - b.status)
  known.set(operation.id, sorted)
  return sorted
}
