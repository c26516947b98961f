import { expect, test } from 'vitest'
import { operations } from '../support/contract/contract.ts'
import { respondsWithSecret } from '../support/contract/secret-fields.ts'

/** Operations that change data and return a secret, but are still allowed for staff acting as a person. */
const MAKES_NO_SECRET: Record<string, string> = {
  renameOrganization: 'the key of the organization stays as it was',
  joinOrganization: 'the key of the organization came with the call',
  authorizePaymentMethod: 'the token of the card came with the call',
  openCardForm: 'names a form at the card vendor, which lets no one in',
  setPrimaryPaymentMethod: 'the card is kept already',
  processPayment: 'names a payment at the card vendor, and lets no one in',
}

test('staff acting as a person create no secrets', () => {
  const open = operations
    .filter(
      ({ handle }) => handle.method !== 'GET' && handle.acting !== undefined && handle.acting !== 'never',
    )
    // Staff cannot act as a person with a staff role.
    .filter(({ handle }) => !handle.roles.some(roles => roles.includes('internal-admin')))
    .filter(respondsWithSecret)
    .map(({ id }) => id)
  expect(open.toSorted()).toEqual(Object.keys(MAKES_NO_SECRET).toSorted())
})
