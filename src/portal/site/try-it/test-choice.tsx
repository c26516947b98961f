import { testRequest } from '#portal/content/samples/test-request.ts'
import type { ReferenceOperation } from '#portal/content/templates/reference.ts'
import { TestBadge, TestKeysLink } from '#portal/shared/keys/test-badge.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import type { TypedRequest } from './request.ts'

/** With a test key, the input decides the response: a choice of the responses fills it in. */
export function TestChoice({
  operation,
  request,
  onChange,
}: {
  operation: ReferenceOperation
  request: TypedRequest
  onChange: (request: Pick<TypedRequest, 'query' | 'body'>) => void
}) {
  const { tests } = operation
  const chosen = tests.find(({ input }) =>
    Object.entries(input).every(([name, value]) =>
      request.body ? request.body.includes(JSON.stringify(value)) : request.query[name] === value,
    ),
  )
  return (
    <div className="flex flex-col gap-2">
      <Select
        label="Response"
        placeholder="The usual response"
        value={chosen?.name ?? ''}
        options={tests.map(({ name, status, summary }) => ({ value: name, label: `${status}: ${summary}` }))}
        onChange={({ target: { value } }) => {
          const test = tests.find(({ name }) => name === value)
          onChange(test ? testRequest(operation, test) : operation.sample)
        }}
      />
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <TestBadge /> Nothing is looked up. The input decides the response.{' '}
        <TestKeysLink>Inputs and responses</TestKeysLink>
      </p>
    </div>
  )
}
