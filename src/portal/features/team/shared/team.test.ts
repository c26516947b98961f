import { describe, expect, test } from 'vitest'
import { isLastOwner, seatsLeft, seatWords, shownRoles, sourceWords, stateOf, toMember } from './team.ts'

const wire = {
  user_id: '0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57',
  email_address: 'dana@northwind.example',
  roles: ['account-owner' as const],
  invitation_accepted: '2025-11-24T09:10:00Z',
  expiration: null,
}
const invited = { ...wire, invitation_accepted: '0001-01-01T00:00:00Z', expiration: '2026-11-06T14:00:00Z' }

test('a member has joined, and an invitation has a zero date and an end', () => {
  expect(toMember(wire)).toEqual({
    id: wire.user_id,
    email: 'dana@northwind.example',
    roles: ['account-owner'],
    dateAccepted: '2025-11-24T09:10:00Z',
    expiration: null,
  })
  expect(toMember(invited)).toMatchObject({ dateAccepted: null, expiration: '2026-11-06T14:00:00Z' })
})

test('an invitation expires at its end, and not before', () => {
  const end = Date.parse('2026-11-06T14:00:00Z')
  expect(stateOf(toMember(wire), end)).toBe('member')
  expect(stateOf(toMember(invited), end - 1)).toBe('invited')
  expect(stateOf(toMember(invited), end)).toBe('expired')
})

describe('seats', () => {
  test.each([
    [{ members: 2, invited: 1, max: 5 }, '3 of 5 (1 pending)', 2],
    [{ members: 1, invited: 0, max: 1 }, '1 of 1', 0],
    [{ members: 1500, invited: 2, max: 2000 }, '1,502 of 2,000 (2 pending)', 498],
    // The maximum was lowered.
    [{ members: 6, invited: 0, max: 5 }, '6 of 5', 0],
  ])('%j', (seats, words, left) => {
    expect(seatWords(seats)).toBe(words)
    expect(seatsLeft(seats)).toBe(left)
  })
})

test('what brings seats', () => {
  const core = { kind: 'plan' as const, license_label: 'US Address Verification, Plus', seats: 25 }
  const more = { kind: 'multi-user-access' as const, license_label: 'Multi-User Access', seats: 1 }
  expect(sourceWords([{ kind: 'account', license_label: null, seats: 1 }])).toBe(
    '1 seat without a paid plan.',
  )
  expect(sourceWords([core, more])).toBe(
    '25 seats from US Address Verification, Plus and 1 seat from Multi-User Access.',
  )
})

test('the last owner is the only one', () => {
  const dana = toMember(wire)
  expect(isLastOwner(dana, [dana.email])).toBe(true)
  expect(isLastOwner(dana, [dana.email, 'kim@northwind.example'])).toBe(false)
  expect(isLastOwner({ ...dana, roles: ['billing-viewer'] }, [dana.email])).toBe(false)
  // Before the owners are known.
  expect(isLastOwner(dana, [])).toBe(false)
})

test('an editor is named without its viewer', () => {
  expect(shownRoles(['account-owner', 'billing-viewer', 'api-key-viewer', 'api-key-editor'])).toEqual([
    'account-owner',
    'billing-viewer',
    'api-key-editor',
  ])
})
