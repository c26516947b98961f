import { expect, test } from 'vitest'
import { type ErrorName, errorCatalog, errorItem } from './catalog.ts'
import { missingRoleError } from './missing-role.ts'

test('an entry of the catalog on the wire', () => {
  expect(errorItem('not-found', { fields: ['account_id'] })).toEqual({
    id: null,
    name: 'not-found',
    message: "We couldn't find that. It may have been removed.",
    fields: ['account_id'],
    status: 404,
  })
})

test('values replace the placeholders of the message', () => {
  expect(errorItem('too-many-requests', { values: { seconds: 12 } })).toMatchObject({
    id: 1588093855,
    message: "You're going too fast. Wait 12 seconds and try again.",
  })
  expect(errorItem(...missingRoleError(['billing-viewer'])).message).toBe(
    "You don't have permission to do this. Ask an account owner for the Billing viewer role.",
  )
})

test('a role of staff is not named: no one can ask for it', () => {
  expect(errorItem(...missingRoleError(['internal-admin']))).toMatchObject({
    message: "You don't have permission to do this. Only our staff can.",
  })
})

test('after a 1, the noun that follows is in the singular', () => {
  const messageOf = (name: ErrorName, values: Record<string, number>) => errorItem(name, { values }).message
  expect(messageOf('too-many-requests', { seconds: 1 })).toContain('Wait 1 second and try again.')
  expect(messageOf('max-team-members-reached', { limit: 1 })).toContain('its limit of 1 team member.')
  expect(messageOf('max-team-members-reached', { limit: 11 })).toContain('its limit of 11 team members.')
  expect(messageOf('too-many-logins', { limit: 1 })).toContain('the limit of 1 login with other services.')
})

test('a value is inserted literally, whatever it looks like', () => {
  const { message } = errorItem('insufficient-permissions', { values: { advice: '$& {advice}' } })
  expect(message).toContain('this. $& {advice}.')
})

test.each(Object.keys(errorCatalog) as ErrorName[])('%s is a sentence for people', name => {
  const { message } = errorCatalog[name]
  expect(message).toMatch(/^[A-Z{].*\.$/)
  expect(name).toMatch(/^[a-z][a-z0-9-]*$/)
})
