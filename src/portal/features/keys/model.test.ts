import { expect, test } from 'vitest'
import { toSecretKey } from './model.ts'

const wire = {
  key_id: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
  created: '2026-09-14T08:12:00Z',
  label: 'Checkout server',
  description: '',
  token: '••••••••••••3fQ9',
  paused: false,
  deactivated: null,
  recovery_deadline: null,
}

test('takes every name of the wire to the name of the entity', () => {
  expect(toSecretKey(wire)).toEqual({
    keyValue: wire.key_id,
    token: wire.token,
    label: 'Checkout server',
    description: '',
    dateCreated: wire.created,
    isActive: true,
    paused: false,
    pending: false,
    deactivatedTime: null,
    recoveryDeadline: null,
  })
})

test.each([
  [
    { paused: true, deactivated: '2026-10-20T06:00:00Z' },
    { isActive: false, pending: false },
  ],
  [
    { paused: false, deactivated: '2026-10-20T06:00:00Z' },
    { isActive: false, pending: false },
  ],
  [{ recovery_deadline: '2026-11-29T10:00:00Z' }, { isActive: false, pending: true }],
  [
    { deactivated: '0001-01-01T00:00:00Z', recovery_deadline: '0001-01-01T00:00:00Z' },
    { isActive: true, pending: false },
  ],
])('derives the state of %j', (change, expected) => {
  expect(toSecretKey({ ...wire, ...change })).toMatchObject(expected)
})
