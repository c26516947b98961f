import type { ErrorItem } from '#domain/errors/entry.ts'
import type { ContractCase } from '../support/contract/case.ts'
import {
  bodyExample,
  type ContractOperation,
  resolveSchema,
  responseExamples,
} from '../support/contract/contract.ts'
import { isUnbuilt } from '../support/contract/unbuilt.ts'
import type { AnyCall, World } from '../support/contract/world.ts'
import { sharedPerson } from '../support/people.ts'
import { invalidate, isAboutForm } from './invalidate.ts'

const CREDENTIALS = new Set([401, 403])

/**
 * The cases of an operation that the services do not have yet, from its contract alone: a call made of its
 * examples, and each of its responses. The mock gives them all. The server already rejects what is rejected for
 * its form, and must do it in the words of the examples.
 */
export function derivedCases(operation: ContractOperation): ContractCase[] {
  if (!isUnbuilt(operation)) return []
  const arrange = (world: World) => exampleCall(operation, world)
  return operation.statuses
    .flatMap(status => {
      const examples = responseExamples(operation, status)
      if (!examples.length) return [mockCase(operation, status, arrange)]
      return examples.map(({ name, value, type }) => {
        if (status === 400 && isAboutForm(value as ErrorItem[]))
          return rejection(operation, name, value as ErrorItem[], arrange)
        const asking = async (world: World) => {
          const call = await arrange(world)
          return { ...call, headers: { ...call.headers, accept: type } }
        }
        return { ...mockCase(operation, status, asking), example: name, title: name }
      })
    })
    .filter(({ status, example }) => !(CREDENTIALS.has(status) && example === undefined))
}

function mockCase(
  operation: ContractOperation,
  status: number,
  arrange: ContractCase['arrange'],
): ContractCase {
  return { operation: operation.handle, status, title: '', invalid: false, mockOnly: true, arrange }
}

function rejection(
  operation: ContractOperation,
  example: string,
  items: ErrorItem[],
  arrange: ContractCase['arrange'],
): ContractCase {
  return {
    operation: operation.handle,
    status: 400,
    example,
    title: `${example}, as the example has it`,
    invalid: true,
    arrange: async world => invalidate(operation, await arrange(world), items),
  }
}

/** A call made of the contract's examples by a person who may make it. */
export async function exampleCall(
  operation: ContractOperation,
  world: Pick<World, 'given'>,
): Promise<AnyCall> {
  const { handle, document, parameters } = operation
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter(({ node }) => node.in === place && (node.required || place === 'path'))
        .map(({ node }) => {
          const { example } = resolveSchema(document, node.schema ?? {})
          return [node.name, (node as { example?: unknown }).example ?? example]
        }),
    )
  const body = bodyExample(operation)
  return {
    caller: handle.auth === 'none' ? null : await sharedPerson(world, handle.roles[0] ?? []),
    params: valuesIn('path'),
    query: valuesIn('query'),
    headers: valuesIn('header') as Record<string, string>,
    ...(body !== undefined && { body }),
  }
}
