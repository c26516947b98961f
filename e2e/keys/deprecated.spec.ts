import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const STORE = { kind: 'embedded' as const, label: 'Store', hostnames: ['northwind.example'] }
const SENT_BY_STORE = { operationId: 'listTeamMembers', parameter: 'text', calls: 1204, key: 'Store' }

test('a call with an earlier name is shown on the overview and under Health, with the name to use', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ keysWithPast: [STORE], deprecatedUses: [SENT_BY_STORE] })
  await openAs(page, person, '/account')
  // What a program with this login does.
  const status = await page.evaluate(
    async ([tokens, members]) => {
      const headers = { 'content-type': 'application/json' }
      const login = await fetch(`${tokens}`, { method: 'POST', headers, body: '{}' })
      const { access_token: token } = await login.json()
      const { status } = await fetch(`${members}?text=ann`, { headers: { authorization: `Bearer ${token}` } })
      return status
    },
    [createToken, listTeamMembers].map(({ service, path }) => `/api/${service}${path}`),
  )
  expect(status).toBe(200)
  await page.reload()
  const attention = page.getByRole('list', { name: 'Needs attention' }).getByRole('listitem')
  const byStore = attention.filter({ hasText: 'Your key “Store” sent text 1,204 times in the last 30 days.' })
  await expect(byStore).toContainText('Use search by Jun 30, 2027.')
  await expect(attention.filter({ hasText: 'Calls with your login sent text 1 time' })).toBeVisible()
  await expectAccessible(page)

  await byStore.getByRole('link', { name: 'Details: text in listTeamMembers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  const uses = page.getByRole('list', { name: 'Deprecated parameters' }).getByRole('listitem')
  await expect(uses).toHaveText([
    /^Your key “Store” sent text 1,204 times in the last 30 days\.Use search by Jun 30, 2027\. Operation listTeamMembers, last called/,
    /^Calls with your login sent text 1 time/,
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 720 })
  await expectAccessible(page)
  await uses.getByRole('link', { name: '“Store”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible()
})

test('Health has pages of them, and without keys too; a failure leaves the findings', async ({
  page,
  makePerson,
}) => {
  const names = ['listContacts', 'listAccountContacts', 'listTeamMembers', 'searchAccounts']
  const calls = [...names.map(id => [id, 'text']), ['listOrders', 'begin'], ['listAccountOrders', 'begin']]
  const deprecatedUses = calls.map(([operationId = '', parameter = ''], at) => ({
    operationId,
    parameter,
    calls: 20 - at,
  }))
  await openAs(page, await makePerson({ deprecatedUses }), '/account/keys/health')
  await expect(page.getByText('No keys to check')).toBeVisible()
  const uses = page.getByRole('list', { name: 'Deprecated parameters' }).getByRole('listitem')
  await expect(uses).toHaveCount(5)
  await expect(page.getByText('1–5 of 6 entries')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(uses).toHaveCount(1)
  await expect(uses).toContainText('Use start by Jun 30, 2027. Operation listAccountOrders')

  await setScenario(page, 'server-error:listDeprecatedUses')
  await page.reload()
  await expect(page.getByText('Deprecated parameters couldn’t be loaded')).toBeVisible()
  await expect(page.getByText('No keys to check')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(uses).toHaveCount(5)
})

test('an account that sends none has no notice', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keysWithPast: [STORE] }), '/account/keys/health')
  await expect(page.getByRole('button', { name: /Healthy of 1/ })).toBeVisible()
  await expect(page.getByText('Deprecated parameters')).toHaveCount(0)
})

test('staff see who sends them over all customers, and open the account', async ({ page, makePerson }) => {
  const label = `Harbor Foods ${Date.now()}`
  const calls = 1_000_000 + Math.floor(Math.random() * 1_000_000)
  await makePerson({ label, keysWithPast: [STORE], deprecatedUses: [{ ...SENT_BY_STORE, calls }] })
  await openAs(page, await makePerson({ roles: [INTERNAL_ROLE] }), '/admin')
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Deprecated parameters' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: label })
  await expect(row).toContainText('Key “Store”')
  await expect(row).toContainText('listTeamMembers: text → search')
  await expect(row).toContainText(calls.toLocaleString('en'))
  await expect(row).toContainText('Jun 30, 2027')
  await expectAccessible(page)
  await row.getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
})

for (const [from, shown, label, value] of [
  ['/account/team?text=zzz', /\/account\/team\?search=zzz$/, 'Search people', 'zzz'],
  ['/account/contacts?text=zzz', /\/account\/contacts\?search=zzz$/, 'Search contacts', 'zzz'],
  ['/account/billing?begin=2026-02-02', /\/account\/billing\?start=2026-02-02$/, 'First day', '2026-02-02'],
] as const)
  test(`the saved address ${from} opens with its filter, under the name of today`, async ({
    page,
    makePerson,
  }) => {
    const person = await makePerson({
      orders: [
        { planId: 3120, state: 'paid' },
        { planId: 3120, state: 'paid' },
      ],
      contacts: [
        { email: 'first@northwind.example', topics: [] },
        { email: 'second@northwind.example', topics: [] },
      ],
    })
    await openAs(page, person, from)
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page).toHaveURL(shown)
  })
