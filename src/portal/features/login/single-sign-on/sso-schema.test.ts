import { expect, test } from 'vitest'
import { checkValues } from '#portal/ui/form/schema.ts'
import { zSsoForm } from './sso-schema.ts'

const check = (organization: string) => checkValues(zSsoForm, { organization })

test.each([
  [' Dana@Northwind.Example ', 'dana@northwind.example'],
  ['Northwind', 'northwind'],
])('%j names the organization as %s', async (typed, organization) => {
  expect(await check(typed)).toEqual({ values: { organization }, errors: null })
})

test.each(['', '@', 'dana@', 'north wind'])('%j names none, and the form says why', async typed => {
  const { errors } = await check(typed)
  expect(errors?.organization).toMatch(/\w/)
})
