import { expect, test } from 'vitest'
import { zCreateOrganizationBody } from '#generated/authorization/zod.ts'
import { certificateState } from '../provider/provider.ts'
import { judgeName, notRemovableReason, type Organization } from './organization.ts'

const NAMES = ['no', 'abc', 'a-1', '-ab', 'ab-', 'Abc', 'a b', 'ä-bc', 'a_b', 'a'.repeat(63), 'a'.repeat(64)]

test.each(NAMES)('%s is judged as the contract does', name => {
  const isValid = zCreateOrganizationBody.safeParse({ organization_name: name }).success
  expect(judgeName(name) === undefined).toBe(isValid)
})

const organization: Organization = {
  id: 'org_northwind7k2m',
  name: 'northwind',
  key: 'ok_5Vq8Zt3Lw1Xc7Rb2Yn6Mk4Hj',
  isActivated: false,
  isOwner: true,
  accounts: [],
}

test('an account leaves or is removed while no one logs in with the provider', () => {
  const own = { isOwn: true, isRegistrar: false }
  const other = { isOwn: false, isRegistrar: false }
  expect(notRemovableReason(organization, other)).toBeUndefined()
  expect(notRemovableReason(organization, { isOwn: true, isRegistrar: true })).toMatch(/can’t leave/)
  expect(notRemovableReason({ ...organization, isOwner: false }, own)).toBeUndefined()
  expect(notRemovableReason({ ...organization, isOwner: false }, other)).toMatch(/Only the account/)
  expect(notRemovableReason({ ...organization, isActivated: true }, other)).toMatch(/Deactivate/)
})

test('a certificate is warned about thirty days before it expires', () => {
  const expiration = '2027-01-31T00:00:00.000Z'
  const at = (day: string) => certificateState(expiration, Date.parse(`${day}T00:00:00.000Z`))
  expect([at('2026-12-31'), at('2027-01-01'), at('2027-01-31')]).toEqual(['valid', 'expiring', 'expired'])
})
