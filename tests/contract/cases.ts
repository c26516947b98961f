import { existsSync } from 'node:fs'
import { findServices } from '../../scripts/generate/services.ts'
import type { ContractCase } from '../support/case.ts'
import { type ContractOperation, isUnbuilt, operations } from '../support/contract.ts'
import { type ArrangeCall, alikeCases } from './alike.ts'
import { derivedCases, exampleCall } from './derived.ts'

/** The cases written by hand, those of a service in the file of its name. */
const handWritten: readonly ContractCase[] = (
  await Promise.all(
    findServices().map(async service => {
      const file = new URL(`./cases/${service}.ts`, import.meta.url)
      const built = operations.some(
        operation => operation.handle.service === service && !isUnbuilt(operation),
      )
      // A service without a built operation has nothing to be written down.
      if (!built && !existsSync(file)) return []
      const module: { cases: ContractCase[] } = await import(`./cases/${service}.ts`)
      return module.cases
    }),
  )
).flat()

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

/** Every case, operation by operation in the order of the contracts and by status. */
export const allCases: readonly ContractCase[] = operations.flatMap(operation =>
  [
    ...handWritten.filter(({ operation: { id } }) => id === operation.id),
    ...derivedCases(operation),
    ...alikeCases(operation, callOf(operation)),
  ].toSorted((a, b) => a.status - b.status),
)
