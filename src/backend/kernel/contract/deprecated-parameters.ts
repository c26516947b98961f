import { fieldError } from '#domain/errors/fields/field-errors.ts'
import { Problem } from '../http/problem.ts'
import type { Contract, ContractOperation, ContractParameter } from './contract.ts'

/** A parameter of the query that callers should no longer send, and the one that it is read as, if there is one. */
export interface DeprecatedParameter {
  name: string
  replacement: string | undefined
  /** The last day on which it works. */
  sunset: string
}

export function deprecatedParameters(
  { components }: Contract,
  { parameters = [] }: ContractOperation,
): DeprecatedParameter[] {
  return parameters
    .map(parameter => {
      if (!('$ref' in parameter)) return parameter
      return components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] as ContractParameter
    })
    .filter(({ in: place, deprecated }) => place === 'query' && deprecated)
    .map(({ name, 'x-replaced-by': replacement, 'x-sunset': sunset = '' }) => ({ name, replacement, sunset }))
}

/**
 * Moves the value of an earlier parameter to its current name, the only one that later steps see. Throws a Problem for a
 * query with both names, which could mean either value.
 */
export function readEarlierName(
  query: Record<string, unknown>,
  { name, replacement }: DeprecatedParameter,
): void {
  if (!(name in query) || replacement === undefined) return
  if (replacement in query)
    throw new Problem([fieldError(name, { name: 'unknown-field', suggestion: replacement })])
  query[replacement] = query[name]
  delete query[name]
}
