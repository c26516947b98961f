import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkConfigurationDifferences } from '#generated/configuration/operations/checkConfigurationDifferences.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import { updateConfigurationFile } from '#generated/configuration/operations/updateConfigurationFile.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { anotherAccountOf, apply, FILE, fileWithoutIds, ownerOf, planOf } from './accounts.ts'

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
const undoPlan = (id: string) => send(backend, undoConfigurationPlan, { caller: person, params: { id } })

test('people are invited, changed, and removed, and no one removes themself', async () => {
  const { accountId } = person
  const member = await backend.person({ accountId: accountId ?? 0, roles: ['api-key-viewer'] })
  const team = (...lines: string[]) =>
    `version: 1\nteam:\n  - email: ${person.username}\n    roles: [account-owner, billing-viewer, billing-editor, api-key-viewer, api-key-editor]\n${lines.join('')}`
  const { plan } = await apply(
    backend,
    person,
    team(
      `  - { email: ${member.username}, roles: [api-key-viewer, api-key-editor] }\n`,
      '  - { email: Sam.New@northwind.example, roles: [billing-viewer] }\n',
    ),
  )
  expect(plan.changes.map(({ summary, undo }) => [summary, undo])).toEqual([
    [expect.stringContaining(`Changed the roles of ${member.username}`), 'full'],
    ['Invited sam.new@northwind.example as Billing viewer', 'part'],
  ])
  expect(await backend.mails('sam.new@northwind.example')).toHaveLength(1)
  const removing = await planOf(backend, person, team())
  expect(removing.changes.map(({ summary, undo }) => [summary, undo])).toEqual([
    [`Removed ${member.username} from the account`, 'none'],
    ['Revoked the invitation of sam.new@northwind.example', 'part'],
  ])
  expect((await undoPlan(plan.plan_id)).status).toBe(200)
  const without = await planOf(
    backend,
    person,
    `version: 1\nteam: [{ email: ${member.username}, roles: [account-owner] }]\n`,
  )
  expect(without.problems.map(({ name }) => name)).toEqual(['own-access'])
})

test('an account is compared with another one, and gets its settings', async () => {
  await apply(backend, person, FILE.slice(0, FILE.indexOf('contacts')))
  const other = await anotherAccountOf(backend, person)
  const body = { account_id: person.accountId ?? 0 }
  const compared = await send(backend, checkConfigurationDifferences, { caller: other, body })
  expect(compared.status).toBe(200)
  expect(compared.body.sections).toEqual([
    'secret_keys',
    'embedded_keys',
    'limits',
    'spending_cap',
    'team',
    'contacts',
    'webhooks',
    'log_streams',
    'single_sign_on',
  ])
  expect(compared.body.changes.length).toBeGreaterThan(5)
  await apply(backend, other, compared.body.text)
  expect(await fileWithoutIds(backend, other)).toBe(await fileWithoutIds(backend, person))
  const again = await send(backend, checkConfigurationDifferences, { caller: other, body })
  expect(again.body.changes).toEqual([])
})

test('a file is brought up to date with its comments and its order', async () => {
  const text = `# Ours.
version: 1
# Keys of the shop.
secret_keys:
  # The cart calls with it.
  - label: Checkout # never delete
    max_lookups: 10 # agreed in May
  - label: Nightly import
limits:
  lookups_per_day: 5 # low
`
  await apply(backend, person, text)
  await apply(backend, person, 'version: 1\nlimits: { lookups_per_day: 7 }\n')
  await send(backend, createSecretKey, { caller: person, body: { label: 'Third' } })
  const { status, body } = await send(backend, updateConfigurationFile, { caller: person, body: { text } })
  expect(status).toBe(200)
  const ids = new Map((await keysOf()).map(({ label, key_id }) => [label, key_id]))
  expect(body.text).toBe(`# Ours.
version: 1
# Keys of the shop.
secret_keys:
  # The cart calls with it.
  - id: ${ids.get('Checkout')}
    label: Checkout # never delete
    max_lookups: 10 # agreed in May
  - id: ${ids.get('Nightly import')}
    label: Nightly import
  - id: ${ids.get('Third')}
    label: Third
    description: ""
    active: true
    expires: null
    licenses: null
    allowed_ips: []
    url_credentials: false
    max_lookups: null
    lookups_per_day: null
    lookups_per_month: null
limits:
  lookups_per_day: 7 # low
`)
  expect(
    await errorsOf(send(backend, updateConfigurationFile, { caller: person, body: { text: 'a: [' } })),
  ).toEqual(['configuration-unreadable'])
})
