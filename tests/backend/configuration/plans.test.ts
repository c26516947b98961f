import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { checkConfigurationDifferences } from '#generated/configuration/operations/checkConfigurationDifferences.ts'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import { getConfigurationPlan } from '#generated/configuration/operations/getConfigurationPlan.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send, withFreshToken } from '../client.ts'
import { apply, FILE, fileOf, ownerOf, planOf } from './accounts.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
let person: Person
beforeEach(async () => {
  person = await ownerOf(backend)
})

const keysOf = async () => (await send(backend, listSecretKeys, { caller: person })).body.secret_keys
const errorsOf = async (sent: Promise<{ errors: { name: string }[] }>) =>
  (await sent).errors.map(({ name }) => name)
const applyPlan = (id: string, caller = person) =>
  send(backend, applyConfigurationPlan, { caller, params: { id } })
const undoPlan = (id: string) => send(backend, undoConfigurationPlan, { caller: person, params: { id } })
/** The file without its contacts of the sign-up, which a file that lacks them would delete. */
const withOwnContacts = async (text: string) => {
  const contacts = (await send(backend, listContacts, { caller: person })).body.contacts
  return text + contacts.map(({ email }) => `  - email: ${email}\n`).join('')
}

describe('a plan', () => {
  test('has the words of the activity log, and changes nothing', async () => {
    const before = await fileOf(backend, person)
    const { changes, problems } = await planOf(backend, person, await withOwnContacts(FILE))
    expect(problems).toEqual([])
    expect(changes.map(({ kind, summary, further, line }) => ({ kind, summary, further, line }))).toEqual([
      {
        kind: 'create',
        summary: 'Created the secret key Checkout',
        further: [
          'Changed the restrictions of the secret key Checkout',
          'Limited the key Checkout to 5,000 lookups',
        ],
        line: 3,
      },
      {
        kind: 'create',
        summary: 'Created the secret key Nightly import',
        further: ['Paused the secret key Nightly import'],
        line: 7,
      },
      { kind: 'create', summary: 'Created the embedded key Store', further: [], line: 10 },
      {
        kind: 'change',
        summary: 'Set the time zone of limits to Europe/Berlin',
        further: [],
        line: 13,
      },
      {
        kind: 'change',
        summary: 'Set the limits of the account to 10,000 lookups a day',
        further: [],
        line: 14,
      },
      { kind: 'change', summary: 'Set the alerts of limits to 50, 100 percent', further: [], line: 15 },
      { kind: 'change', summary: 'Set the spending cap to $1,000.00 a month', further: [], line: 16 },
      { kind: 'create', summary: 'Added the contact ap@northwind.example', further: [], line: 19 },
    ])
    expect(await fileOf(backend, person)).toBe(before)
    expect(await backend.mails('ap@northwind.example')).toEqual([])
  })

  test('is applied as a whole, with the tokens of new keys shown once, and recorded as its actions', async () => {
    const text = await withOwnContacts(FILE)
    const { plan, new_keys } = await apply(backend, person, text)
    expect(plan.state).toBe('applied')
    expect(new_keys.map(({ label }) => label)).toEqual(['Checkout', 'Nightly import'])
    expect(new_keys[0]?.token).toMatch(/^sk_/)
    const keys = await keysOf()
    expect(
      keys.map(({ label, paused, allowed_ips, limit }) => [label, paused, allowed_ips, limit?.max_lookups]),
    ).toEqual(
      expect.arrayContaining([
        ['Checkout', false, ['203.0.113.0/24'], 5000],
        ['Nightly import', true, [], undefined],
      ]),
    )
    const { body } = await send(backend, listActivity, { caller: person })
    expect(body.activity.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([
        'Applied a configuration, in 11 steps',
        'Created the secret key Checkout',
        'Paused the secret key Nightly import',
        'Set the spending cap to $1,000.00 a month',
      ]),
    )
    // Applied again, there is nothing to change.
    expect((await planOf(backend, person, text)).changes).toEqual([])
  })

  test('is undone as one, which each of its actions shows', async () => {
    const before = await fileOf(backend, person)
    const { plan } = await apply(backend, person, await withOwnContacts(FILE))
    const { status, body } = await undoPlan(plan.plan_id)
    expect(status).toBe(200)
    expect(body.state).toBe('undone')
    expect(await fileOf(backend, person)).toBe(before)
    expect(await errorsOf(undoPlan(plan.plan_id))).toEqual(['configuration-plan-undone'])
    const { body: log } = await send(backend, listActivity, { caller: person })
    expect(log.activity.find(({ summary }) => summary.startsWith('Set the spending cap to $'))?.undo).toBe(
      'done',
    )
  })

  test('is undone by its entry of the activity log too', async () => {
    const before = await fileOf(backend, person)
    await apply(backend, person, 'version: 1\nlimits: { lookups_per_day: 77 }\n')
    const { body } = await send(backend, listActivity, { caller: person })
    const entry = body.activity.find(({ operation }) => operation === 'applyConfigurationPlan')
    const undone = await send(backend, undoActivity, {
      caller: person,
      params: { id: entry?.activity_id ?? 0 },
    })
    expect(undone.status).toBe(200)
    expect(await fileOf(backend, person)).toBe(before)
  })

  test('changes, renames, and deletes keys that it finds by ID or label, and brings them back', async () => {
    await apply(backend, person, FILE.slice(0, FILE.indexOf('embedded_keys')))
    const before = await fileOf(backend, person)
    const [key] = (await keysOf()).filter(({ label }) => label === 'Checkout')
    const { plan } = await apply(
      backend,
      person,
      `version: 1\nsecret_keys:\n  - id: ${key?.key_id}\n    label: Checkout EU\n    allowed_ips: []\n    max_lookups: null\n    lookups_per_month: 9\n`,
    )
    expect(plan.changes.map(({ kind, item, undo, undo_note }) => [kind, item, undo, undo_note])).toEqual([
      ['delete', 'Nightly import', 'full', null],
      ['change', 'Checkout', 'part', 'The limit of the key counts from zero again.'],
    ])
    expect(plan.changes[1]?.fields).toEqual([
      { field: 'label', old_value: 'Checkout', new_value: 'Checkout EU' },
      { field: 'allowed_ips', old_value: '[ 203.0.113.0/24 ]', new_value: '[]' },
      { field: 'max_lookups', old_value: '5000', new_value: 'null' },
      { field: 'lookups_per_month', old_value: 'null', new_value: '9' },
    ])
    expect((await keysOf()).map(({ label }) => label)).toEqual(['Checkout EU'])
    expect((await undoPlan(plan.plan_id)).status).toBe(200)
    expect(await fileOf(backend, person)).toBe(before)
  })
})

describe('a plan that someone else overtakes', () => {
  test('is rejected when a section of its file has changed since, and not for another one', async () => {
    const limits = await planOf(backend, person, 'version: 1\nlimits: { lookups_per_day: 5 }\n')
    const { plan_id: id } = await planOf(backend, person, 'version: 1\nsecret_keys: [{ label: Mine }]\n')
    await send(backend, createSecretKey, { caller: person, body: { label: 'Meanwhile' } })
    expect(await errorsOf(applyPlan(id))).toEqual(['account-changed'])
    expect((await keysOf()).map(({ label }) => label)).toEqual(['Meanwhile'])
    expect((await applyPlan(limits.plan_id)).status).toBe(200)
  })

  test('has one effect when it is applied twice at once', async () => {
    const { plan_id: id } = await planOf(backend, person, 'version: 1\nsecret_keys: [{ label: Once }]\n')
    const sent = await Promise.all([applyPlan(id), applyPlan(id), applyPlan(id)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await keysOf()).map(({ label }) => label)).toEqual(['Once'])
  })

  test('is applied alone: of two plans for the same section, the second one is rejected', async () => {
    const plans = await Promise.all(
      ['One', 'Two'].map(label =>
        planOf(backend, person, `version: 1\nsecret_keys: [{ label: ${label} }]\n`),
      ),
    )
    const sent = await Promise.all(plans.map(({ plan_id: id }) => applyPlan(id)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await keysOf()).toHaveLength(1)
  })

  test('isn’t undone over a later change', async () => {
    const { plan } = await apply(backend, person, 'version: 1\nsecret_keys: [{ label: Mine }]\n')
    const [key] = await keysOf()
    const body = { label: 'Theirs', description: '', version: 1 }
    await send(backend, updateSecretKey, { caller: person, params: { id: key?.key_id ?? '' }, body })
    expect(await errorsOf(undoPlan(plan.plan_id))).toEqual(['configuration-superseded'])
    expect((await keysOf()).map(({ label }) => label)).toEqual(['Theirs'])
  })

  test('expires after an hour', async () => {
    const { plan_id: id } = await planOf(backend, person, 'version: 1\nlimits: { lookups_per_day: 5 }\n')
    backend.clock.advance(60 * 60_000)
    const later = await withFreshToken(backend, person)
    expect(await errorsOf(applyPlan(id, later))).toEqual(['configuration-plan-expired'])
  })
})

describe('what the caller lacks', () => {
  test('is in the plan, and rejected with the role when it is applied', async () => {
    const { accountId } = person
    const viewer = await backend.person({ accountId: accountId ?? 0, roles: ['api-key-viewer'] })
    const text = 'version: 1\nsecret_keys: [{ label: New }]\n'
    const { plan_id: id, changes, problems } = await planOf(backend, viewer, text)
    expect(problems).toEqual([])
    expect(changes[0]).toMatchObject({ summary: 'Create a secret key', missing_role: 'api-key-editor' })
    const rejected = await applyPlan(id, viewer)
    expect(rejected.status).toBe(403)
    expect(rejected.errors[0]?.message).toContain('API key editor')
    // Someone with the role may apply it.
    expect((await applyPlan(id)).status).toBe(200)
  })

  test('isn’t in the file, and a plan about it isn’t shown', async () => {
    const { accountId } = person
    const viewer = await backend.person({ accountId: accountId ?? 0, roles: ['billing-viewer'] })
    expect(await fileOf(backend, viewer)).toMatch(/\nversion: 1\n\nspending_cap:\n {2}monthly_cents: null\n$/)
    const { plan_id: id } = await planOf(backend, person, 'version: 1\nlimits: { lookups_per_day: 5 }\n')
    const { status } = await send(backend, getConfigurationPlan, { caller: viewer, params: { id } })
    expect(status).toBe(404)
    const planned = await planOf(backend, viewer, 'version: 1\nlimits: { lookups_per_day: 5 }\n')
    expect(planned.changes).toEqual([])
    expect(planned.problems.map(({ name, line }) => [name, line])).toEqual([['insufficient-permissions', 2]])
  })

  test('an account of others is not found', async () => {
    const stranger = await ownerOf(backend)
    const body = { account_id: stranger.accountId ?? 0 }
    expect(await errorsOf(send(backend, checkConfigurationDifferences, { caller: person, body }))).toEqual([
      'not-found',
    ])
    const { plan_id: id } = await planOf(backend, person, 'version: 1\n')
    expect((await applyPlan(id, stranger)).status).toBe(404)
  })
})

test('at most fifty plans wait', async () => {
  const first = await planOf(backend, person, 'version: 1\n')
  backend.clock.advance(1_000)
  for (let at = 0; at < 50; at++)
    await send(backend, createConfigurationPlan, { caller: person, body: { text: 'version: 1\n' } })
  const { status } = await send(backend, getConfigurationPlan, {
    caller: person,
    params: { id: first.plan_id },
  })
  expect(status).toBe(404)
})
