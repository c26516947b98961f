import { Link } from '@tanstack/react-router'
import { PUBLIC_TEST_KEY } from '#domain/keys/test-keys.ts'
import { operationSnippets } from '#portal/content/samples/operation-snippets.ts'
import { testRequest } from '#portal/content/samples/test-request.ts'
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'
import { SnippetChoice } from '#portal/site/blocks/snippets.tsx'
import { useGatewayOrigin } from '#portal/site/use-origin.ts'

/** A request of an operation in eight languages, with the public test key, so that each can be pasted and run. */
export function OperationCode({ operation }: { operation: ReferenceOperation }) {
  const origin = useGatewayOrigin()
  const [usual] = operation.tests
  if (!usual) return null
  const { id: keyId, token } = PUBLIC_TEST_KEY
  const request = { path: operation.path, ...testRequest(operation, usual) }
  const snippets = operationSnippets(origin, request, { keyId, token })
  return (
    <section aria-labelledby={`${operation.id}.code`} className="flex flex-col gap-3">
      <h3 id={`${operation.id}.code`} className="scroll-mt-24 text-lg">
        Code
      </h3>
      <p className="text-[0.9375rem] text-muted">
        Paste and run it: it has the public{' '}
        <Link
          to={'/docs/test-keys' as string}
          className="rounded-xs text-accent underline underline-offset-4"
        >
          test key
        </Link>
        , whose responses are fixed. Use a secret key for real lookups, and keep its token out of your code.
      </p>
      <SnippetChoice snippets={snippets} />
    </section>
  )
}
