import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkCity } from '#domain/validation/addresses.ts'
import { ruleCheck } from './rule-check.ts'
import { checkValues } from './schema.ts'

const schema = z.object({ city: z.string().check(ruleCheck(checkCity)) })

test('a form shows the message of the rule', async () => {
  expect((await checkValues(schema, { city: '<' })).errors).toEqual({ city: 'Enter a valid city.' })
})

test('valid and empty values pass', async () => {
  expect((await checkValues(schema, { city: 'Provo' })).values).toEqual({ city: 'Provo' })
  expect((await checkValues(schema, { city: '' })).errors).toBeNull()
})
