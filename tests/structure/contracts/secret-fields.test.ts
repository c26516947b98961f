import { expect, test } from 'vitest'
import { SECRET_FIELDS } from '#portal/ui/form/drafts.ts'
import { bodySchema, operations } from '../../support/contract/contract.ts'
import { secretsIn } from '../../support/contract/secret-fields.ts'

test('the pages know exactly the request fields that a contract marks as secret', () => {
  const secrets = operations.flatMap(operation => {
    const body = bodySchema(operation)
    return body ? secretsIn(operation.document, body.node) : []
  })
  expect([...SECRET_FIELDS].toSorted()).toEqual([...new Set(secrets)].toSorted())
})
