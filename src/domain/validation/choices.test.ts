import { expect, test } from 'vitest'
import { checkEndDate, checkOption, checkRoles, checkTeamSize } from './choices.ts'

test('at least one role, with the text of the specification', () => {
  expect(checkRoles(['account-owner'])).toBeUndefined()
  expect(checkRoles([])?.message).toBe('Please select a role(s).')
})

test('one of the options', () => {
  expect(checkOption('a', ['a', 'b'])).toBeUndefined()
  expect(checkOption('', ['a', 'b'])?.message).toBe('Please select an option.')
})

test('an end is on the day of the start or later', () => {
  expect(checkEndDate('2026-10-01', '2026-10-01')).toBeUndefined()
  expect(checkEndDate('2026-10-01', '2026-10-02')).toBeUndefined()
  expect(checkEndDate('2026-10-02', '2026-10-01')?.message).toBe('End date cannot be before start date.')
})

test('a team over its limit is referred to sales', () => {
  expect(checkTeamSize(4, 5)).toBeUndefined()
  expect(checkTeamSize(5, 5)).toEqual({
    name: 'max-team-members-reached',
    message: 'This account has reached its limit of 5 team members. Contact sales to add more.',
  })
  expect(checkTeamSize(1, 1)?.message).toContain('its limit of 1 team member. ')
})
