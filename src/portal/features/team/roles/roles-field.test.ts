import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkValues } from '#portal/ui/form/schema.ts'
import { zPickedRoles } from './roles-field.tsx'

const schema = z.object({ roles: zPickedRoles })

test('no role is an error with the words of the specification', async () => {
  expect(await checkValues(schema, { roles: [] })).toEqual({
    values: null,
    errors: { roles: 'Please select a role(s).' },
  })
})

test('a role is enough', async () => {
  expect(await checkValues(schema, { roles: ['billing-viewer'] })).toMatchObject({ errors: null })
})
