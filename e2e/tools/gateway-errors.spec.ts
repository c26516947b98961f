import { gatewayCodes } from '#domain/errors/gateway.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

/** What verifying an address declares. */
const STATUSES = [400, 401, 402, 403, 429, 500, 502]

test('each number of the gateway shows its text, and a limit counts down', async ({ page, makePerson }) => {
  const subscriptions = [{ planId: 3120, startedDaysAgo: 30, remaining: 12_300 }]
  await openAs(page, await makePerson({ subscriptions }), '/account/tools')
  await page.getByRole('textbox', { name: 'Address' }).fill('214 north juniper street, salt lake city, utah')
  const codes = [...gatewayCodes].filter(([, { status }]) => STATUSES.includes(status))
  expect(codes.length).toBeGreaterThan(10)
  for (const [id, { name, status, message }] of codes) {
    await setScenario(page, `code-${id}`)
    const responded = page.waitForResponse(/\/api\/gateway\/us-street\?/)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    expect((await responded).status()).toBe(status)
    const alert = page.getByRole('alert')
    const [beginning = ''] = message.split('{seconds}')
    await expect(alert, `${id}`).toContainText(beginning)
    await expect(alert).not.toContainText('{seconds}')
    if (name === 'too-many-requests') await expect(alert).toContainText(/You can try again in \d+ s\./)
    await expect(alert.getByRole('link', { name: /^Status/ })).toHaveCount(status >= 500 ? 1 : 0)
  }
  await page.setExtraHTTPHeaders({})
  await expectAccessible(page)
})

test('a failure of ours points to the status page in its toast', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await setScenario(page, 'server-error')
  await page.getByRole('button', { name: 'Actions for Key 00001' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Pause key' }).click()
  const toast = page.getByRole('region', { name: /Notices/ }).getByRole('alert')
  await expect(toast.getByRole('link', { name: /^Status/ })).toHaveAttribute('href', '/status')
})
