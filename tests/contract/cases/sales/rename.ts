import { expect } from 'vitest'
import { renameAccount } from '#generated/sales/operations/renameAccount.ts'
import { define, forbidden } from '../../../support/contract/case.ts'

const body = { account_name: 'Northwind Traders' }

export const cases = [
  define(renameAccount, 200, {
    example: 'renamed',
    body,
    check: ({ account_label }) => expect(account_label).toBe('Northwind Traders'),
  }),
  define(renameAccount, 200, {
    title: 'the name that it has',
    seed: { label: 'Northwind Traders' },
    body,
  }),
  define(renameAccount, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({}),
  }),
]
