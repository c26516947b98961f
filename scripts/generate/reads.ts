import { type LocatedOperation, locateOperations, type MediaType } from '../contract/document.ts'
import type { Contracts, OpenApiDocument } from './bundle.ts'

/** An operation with the contract that has it. */
export interface OperationOfContract {
  service: string
  document: OpenApiDocument
  located: LocatedOperation
}

/** The operations of all contracts. */
export const operationsIn = (contracts: Contracts): OperationOfContract[] =>
  [...contracts].flatMap(([service, document]) =>
    locateOperations(document).map(located => ({ service, document, located })),
  )

/** The response of an operation that reads JSON; undefined for others, and for deprecated ones. */
export function jsonRead({ method, object, responses }: LocatedOperation): MediaType | undefined {
  const content = responses.find(({ key }) => key === '200')?.node.content ?? {}
  const [first] = Object.entries(content)
  const isRead = method === 'get' && !object.deprecated && first?.[0] === 'application/json'
  return isRead ? first[1] : undefined
}
