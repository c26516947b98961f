import { type Contract, secretFields } from '../../src/backend/kernel/contract/contract.ts'
import { takesApiToken } from '../../src/domain/contract/operation.ts'
import { deref } from '../contract/document.ts'
import type { Contracts, OpenApiDocument, Schema } from './bundle.ts'
import { hasEffect } from './operations.ts'
import { jsonRead, operationsIn } from './reads.ts'

/**
 * What the contracts would allow, and why a browser keeps none of it. A test in `tests/structure` names those that no
 * contract has.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  getRequest: 'has the content of a call, which is deleted when its time is over',
  getWebhookDelivery: 'has what was sent and what came back',
  checkOrganizationName: 'is about what a person types',
  findStandardAddress: 'is about what a person types',
  suggestAddresses: 'is about what a person types',
}

/**
 * The reads whose last responses a browser keeps for when it is offline: JSON that API tokens can read too, so nothing
 * about a login, nothing that requires a recent one, nothing for staff, and no secret. Nor has a response a property with
 * the name of a secret, unless it is masked.
 */
export const keptOperations = (contracts: Contracts): string[] =>
  keepableOperations(contracts)
    .filter(id => !(id in LEFT_OUT))
    .toSorted()

/** The same with those that are left out. */
export function keepableOperations(contracts: Contracts): string[] {
  const secrets = new Map(
    [...contracts].map(([service, document]) => [service, secretFields(document as unknown as Contract)]),
  )
  return operationsIn(contracts)
    .filter(({ service, document, located }) => {
      const read = jsonRead(located)
      if (!read || hasEffect(located.object) || !takesApiToken(located.object.security)) return false
      return !showsToken(document, read.schema, secrets.get(service) ?? new Set())
    })
    .map(({ located: { id } }) => id)
}

export function offlineOf(contracts: Contracts): string {
  return `// Generated from openapi by npm run generate. Do not edit.

/** The reads whose last responses a browser keeps for when it is offline, by their ids. None has a secret. */
export const keptOperations: readonly string[] = [
${keptOperations(contracts)
  .map(id => `  '${id}',`)
  .join('\n')}
]
`
}

/** Whether a schema has a text at any depth that is named like a secret, and is neither masked nor one of a few words. */
function showsToken(
  document: OpenApiDocument,
  schema: unknown,
  secrets: ReadonlySet<string>,
  seen = new Set<unknown>(),
): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { node } = deref<Schema>(document, { pointer: '', node: schema })
  if (seen.has(node)) return false
  seen.add(node)
  const named = Object.entries(node.properties ?? {}).filter(([name]) => secrets.has(name))
  const isPlain = named.some(([, property]) => {
    const { node: text } = deref<Schema>(document, { pointer: '', node: property })
    return text.type === 'string' && !text.enum && !String(text.pattern ?? '').startsWith('^•')
  })
  return isPlain || Object.values(node).some(child => showsToken(document, child, secrets, seen))
}
