import { PUBLIC_TEST_KEY } from '#domain/keys/test-keys.ts'
import { operationSnippets } from '#portal/content/samples/operation-snippets.ts'
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'
import { testRequest } from '#portal/content/samples/test-request.ts'
import { useGatewayOrigin } from '../use-origin.ts'
import { SnippetChoice } from './snippets.tsx'

/** A request of the contract in eight languages, with the public test key, so that each can be pasted and run. */
export function OperationSnippets({ operation }: { operation: ReferenceOperation }) {
  const origin = useGatewayOrigin()
  const [usual] = operation.tests
  if (!usual) return null
  const { id: keyId, token } = PUBLIC_TEST_KEY
  const request = { path: operation.path, ...testRequest(operation, usual) }
  return <SnippetChoice snippets={operationSnippets(origin, request, { keyId, token })} />
}
