import { expect, test } from 'vitest'
import { unbuilt } from '#backend/unbuilt.ts'
import { isUnbuilt } from '../../scripts/generate/bundle.ts'
import { operations } from '../support/contract.ts'

test('what the contracts say is not built is what the services say', () => {
  const declared = operations
    .filter(({ object }) => isUnbuilt(object))
    .map(({ handle, id }) => `${handle.service} ${id}`)
  const listed = Object.entries(unbuilt).flatMap(([service, ids]) => ids.map(id => `${service} ${id}`))
  expect(listed.toSorted()).toEqual(declared.toSorted())
})
