import { beforeAll, describe, expect, test } from 'vitest'
import { openTrack } from '#backend/services/subscription/grants.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'
import { askKey, keysIn, kinds } from './kinds.ts'

const [HELD, ALSO_HELD, OF_OTHERS] = [1102, 1203, 1407]

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
  const other = await backend.person()
  await hold(owner, HELD)
  await hold(owner, ALSO_HELD)
  await hold(other, OF_OTHERS)
})

const hold = ({ accountId }: Person, licenseId: number) =>
  openTrack(backend.db, { accountId: accountId ?? 0, licenseId, now: backend.clock.now() })
const inTime = (milliseconds: number) => new Date(backend.clock.now().getTime() + milliseconds).toISOString()

describe.each(kinds)('restrictions of a $kind key', kind => {
  const newKey = async () => (await askKey(backend, kind.create, { caller: owner, body: kind.fresh })).body
  const restrict = async (input: object) => {
    const { key_id: id, version } = await newKey()
    const body = { ...kind.unrestricted, ...input, version }
    return askKey(backend, kind.restrict, { caller: owner, params: { id }, body })
  }

  test('an end must be in the future, even if only by a moment', async () => {
    expect((await restrict({ expires: inTime(1) })).body.expires).toBe(inTime(1))
    for (const expires of [inTime(0), inTime(-1), '0001-01-01T00:00:00Z'])
      expect((await restrict({ expires })).errors).toMatchObject([
        { name: 'expires-in-past', fields: ['expires'], status: 400 },
      ])
  })

  test('an end in another time zone is returned in UTC', async () => {
    expect((await restrict({ expires: '2199-03-31T02:00:00+02:00' })).body.expires).toBe(
      '2199-03-31T00:00:00.000Z',
    )
  })

  test('licenses must belong to the account', async () => {
    expect((await restrict({ licenses: [HELD] })).body.licenses).toEqual([HELD])
    for (const licenses of [[OF_OTHERS], [HELD, OF_OTHERS], [HELD, 2_147_483_647]])
      expect((await restrict({ licenses })).errors).toMatchObject([
        { name: 'license-not-held', fields: ['licenses'], status: 400 },
      ])
  })

  test('licenses are returned in order, each once', async () => {
    const response = await restrict({ licenses: [ALSO_HELD, HELD, ALSO_HELD, HELD] })
    expect(response.body.licenses).toEqual([HELD, ALSO_HELD])
  })

  test('an empty license list is rejected: it would allow no lookup', async () => {
    const { status, errors } = await restrict({ licenses: [] })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ fields: ['licenses'] }])
  })

  test('expire a key at the time that they name', async () => {
    const person = await backend.person()
    const { body: made } = await askKey(backend, kind.create, { caller: person, body: kind.fresh })
    const body = { ...kind.unrestricted, expires: inTime(MINUTE), version: 1 }
    await askKey(backend, kind.restrict, { caller: person, params: { id: made.key_id }, body })
    const states = async () => {
      const found = ['current', 'active', 'paused', 'expired'].map(async state =>
        (await keysIn(backend, kind, person, { state })).length ? state : '',
      )
      return (await Promise.all(found)).filter(Boolean)
    }
    backend.clock.advance(MINUTE - 1)
    expect(await states()).toEqual(['current', 'active'])
    backend.clock.advance(1)
    expect(await states()).toEqual(['current', 'expired'])
    await askKey(backend, kind.restrict, {
      caller: person,
      params: { id: made.key_id },
      body: { ...kind.unrestricted, version: 2 },
    })
    expect(await states()).toEqual(['current', 'active'])
  })
})

describe('ranges of addresses', () => {
  const allow = async (allowed_ips: string[]) => {
    const { body: key } = await send(backend, createSecretKey, { caller: owner, body: { label: 'A key' } })
    const body = { expires: null, licenses: null, allowed_ips, version: 1 }
    return send(backend, setSecretKeyRestrictions, { caller: owner, params: { id: key.key_id }, body })
  }

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['10.200.0.1/8', '10.0.0.0/8'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['2001:db8:ffff::/32', '2001:db8::/32'],
  ])('%s is returned as %s', async (typed, range) => {
    expect((await allow([typed])).body.allowed_ips).toEqual([range])
  })

  test('that are equal are kept once, in their original order', async () => {
    const typed = ['203.0.113.9/24', '198.51.100.1', '203.0.113.0/24', '198.51.100.1/32']
    expect((await allow(typed)).body.allowed_ips).toEqual(['203.0.113.0/24', '198.51.100.1'])
  })

  test.each([
    ['203.0.113.256', 'ip-range-invalid'],
    ['203.0.113.0/33', 'ip-range-invalid'],
    ['010.0.0.1', 'ip-range-invalid'],
    ['0.0.0.0/0', 'ip-range-too-wide'],
    ['10.0.0.0/7', 'ip-range-too-wide'],
    ['2001::/15', 'ip-range-too-wide'],
  ])('%s among valid ones is rejected with %s', async (typed, name) => {
    expect((await allow(['203.0.113.7', typed])).errors).toMatchObject([
      { name, fields: ['allowed_ips'], status: 400 },
    ])
  })

  test.each(['shop.example', ' 203.0.113.7', '203.0.113.7-203.0.113.9', ''])(
    '"%s", which no range is made of, is rejected for its form',
    async typed => {
      const { status, errors } = await allow(['203.0.113.7', typed])
      expect(status).toBe(400)
      expect(errors[0]?.fields).toEqual(['allowed_ips.1'])
    },
  )
})
