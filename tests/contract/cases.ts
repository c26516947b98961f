import { findServices } from '../../scripts/generate/services.ts'
import type { ContractCase } from '../support/case.ts'
import { type ContractOperation, operations } from '../support/contract.ts'
import { type ArrangeCall, alikeCases } from './alike.ts'

/** The cases written by hand, those of a service in the file of its name. */
const handWritten: readonly ContractCase[] = (
  await Promise.all(
    findServices().map(async service => {
      const module: { cases: ContractCase[] } = await import(`./cases/${service}.ts`)
      return module.cases
    }),
  )
).flat()

/** The first case of an operation that succeeds: what others start from. */
export function successOf({ id }: ContractOperation): ContractCase {
  const found = handWritten.find(({ operation, status }) => operation.id === id && status < 300)
  if (!found) throw new Error(`tests/contract/cases has no case of ${id} that succeeds`)
  return found
}

/** A successful call of an operation, in any world. */
export function callOf(operation: ContractOperation): ArrangeCall {
  return world => successOf(operation).arrange(world)
}

/** Every case, operation by operation in the order of the contracts and by status. */
export const allCases: readonly ContractCase[] = operations.flatMap(operation =>
  [
    ...handWritten.filter(({ operation: { id } }) => id === operation.id),
    ...alikeCases(operation, callOf(operation)),
  ].toSorted((a, b) => a.status - b.status),
)
