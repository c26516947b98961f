import { expect, test } from 'vitest'
import { SECRET_FIELDS } from '#domain/secret-fields.ts'
import { secretFields } from '#kernel/contract.ts'
import { documents } from '../support/contract.ts'

test('the pages know every field that a contract calls secret, and no other', () => {
  const marked = new Set([...documents.values()].flatMap(document => [...secretFields(document as never)]))
  expect([...SECRET_FIELDS].toSorted()).toEqual([...marked].toSorted())
})
