import { readFile } from 'node:fs/promises'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

test('what was done is listed, undone, and rejected where something changed since', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    keysWithPast: [
      { kind: 'embedded', label: 'Store', hostnames: ['shop.northwind.example', 'northwind.example'] },
    ],
  })
  const [store] = person.keys
  await openAs(page, person, `/account/keys/embedded/${store?.keyId}`)
  await page.getByRole('button', { name: 'Deactivate shop.northwind.example' }).click()
  await expect(page.getByText('shop.northwind.example is deactivated.')).toBeVisible()

  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  const action = page.getByRole('row', {
    name: /Deactivated shop\.northwind\.example for the embedded key Store/,
  })
  await expect(action).toContainText('You')
  await action.getByRole('button', { name: /^Undo/ }).click()
  await expect(action).toContainText('Undone')
  const undone = page.getByRole('row', { name: /Authorized shop\.northwind\.example/ })
  await expect(undone.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expectAccessible(page)

  // In another tab, the same hostname changes again.
  const other = await page.context().newPage()
  await other.goto(`/account/keys/embedded/${store?.keyId}`)
  await other.getByRole('button', { name: 'Deactivate shop.northwind.example' }).click()
  await expect(other.getByText('shop.northwind.example is deactivated.')).toBeVisible()
  await other.close()
  await undone.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "This can't be undone, because it changed again",
  )
})

test('a long log is filtered and paged by the address, by keyboard and in a narrow window', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, await makePerson({ activity: 130 }), '/account/activity')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).toContainText('Logged in with a password')
  const newest = await rows.first().textContent()
  await page.getByRole('button', { name: 'Older' }).press('Enter')
  await expect(page).toHaveURL(/cursor=/)
  await expect(rows.first()).not.toHaveText(newest ?? '')
  await page.reload()
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Older' }).press('Enter')
  await expect(rows).toHaveCount(31)
  await page.getByRole('button', { name: 'Newest' }).press('Enter')
  await expect(rows.first()).toHaveText(newest ?? '')

  await page.getByLabel('Kind').selectOption('Team')
  await expect(page).toHaveURL(/kind=team/)
  await expect(rows.first()).toContainText('lee@northwind.example')
  await page.getByLabel('Search activity').fill('nothing like this')
  await expect(page.getByText('No activity matches')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(50)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('activity.csv')
  const json = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  const entries = JSON.parse(await readFile(await (await json).path(), 'utf8'))
  expect(entries).toHaveLength(131)
  expect(newest).toContain(entries[0].summary)
})

test('in a large team, a person is found by typing', { tag: FULL }, async ({ page, makePerson }) => {
  const owner = await makePerson({ activity: 3, manyMembers: { members: 60 } })
  await openAs(page, owner, '/account/activity')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(4)
  const person = page.getByRole('combobox', { name: 'Person' })
  await person.pressSequentially('member-001')
  const found = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  // The first letters find others, whose list the last response replaces.
  await expect(found).toHaveText(Array.from({ length: 8 }, () => /^member-001\d@/))
  await expectAccessible(page)
  await person.press('ArrowDown')
  await person.press('Enter')
  await expect(page).toHaveURL(/user=/)
  await expect(person).toHaveValue(/^member-001\d@/)
  await expect(page.getByText('No activity matches')).toBeVisible()

  await person.fill(owner.username)
  await found.filter({ hasText: owner.username }).click()
  await expect(page).toHaveURL(/user=/)
  await expect(rows).toHaveCount(4)
  await page.reload()
  await expect(person).toHaveValue(owner.username)
  await person.press('Escape')
  await expect(person).toHaveValue(owner.username)
  await person.fill('')
  await expect(page).not.toHaveURL(/user=/)
})
