import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkCity } from '#domain/validation/addresses.ts'
import { obeys } from './obeys.ts'
import { checkValues } from './schema.ts'

const schema = z.object({ city: z.string().check(obeys(checkCity)) })

test('a form says of a field what the rule says', async () => {
  expect((await checkValues(schema, { city: '<' })).errors).toEqual({ city: 'Enter a valid city.' })
})

test('what the rule takes is taken, and so is nothing at all', async () => {
  expect((await checkValues(schema, { city: 'Provo' })).values).toEqual({ city: 'Provo' })
  expect((await checkValues(schema, { city: '' })).errors).toBeNull()
})
