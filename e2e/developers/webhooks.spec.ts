import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { startWebhookReceiver } from '../../tests/support/servers/webhook-receiver.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const PATH = '/account/developers/webhooks'

const delivery = (page: Page, type: string) =>
  page.getByRole('table', { name: 'Deliveries' }).getByRole('row').filter({ hasText: type })

test('an endpoint is added, tested, seen in its log, replayed, and gets a new secret', async ({
  page,
  makePerson,
}) => {
  const responses = { status: 500 }
  const server = await startWebhookReceiver(() => ({ ...responses, body: `responds ${responses.status}` }))
  try {
    await openAs(page, await makePerson({}), PATH)
    await expect(page.getByText('Add your first endpoint')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add endpoint' }).click()
    const dialog = page.getByRole('dialog')
    // Bad input: each error is next to its field, and what was typed stays.
    await dialog.getByLabel('Address').fill('http://hooks.northwind.example')
    await dialog.getByRole('button', { name: 'Add endpoint' }).click()
    await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/begins with https/)
    await expect(dialog.getByLabel('Address')).toHaveValue('http://hooks.northwind.example')
    await dialog.getByLabel('Address').fill('https://10.0.0.8/hooks')
    await dialog.getByLabel('All of orders').check()
    await dialog.getByLabel('key.created').check()
    await dialog.getByRole('button', { name: 'Add endpoint' }).click()
    await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/that the internet can reach/)
    await expect(dialog.getByLabel('order.paid')).toBeChecked()
    await expectAccessible(page)
    await dialog.getByLabel('Address').fill(server.url)
    await dialog.getByRole('button', { name: 'Add endpoint' }).click()

    // The secret is shown once, and has to be copied or confirmed.
    await expect(page.getByRole('heading', { name: 'The endpoint is ready' })).toBeVisible()
    const secret = await page
      .getByRole('dialog')
      .getByText(/^whsec_/)
      .textContent()
    await expectAccessible(page)
    await page.getByLabel('I have stored the secret in a safe place').check()
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('link', { name: server.url }).click()
    await expect(page.getByText('No deliveries yet')).toBeVisible()
    await page.getByRole('button', { name: 'Send test event' }).click()
    await expect(delivery(page, 'webhook.test')).toContainText('Trying again')
    await expect(delivery(page, 'webhook.test')).toContainText('500')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'webhook.test', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('responds 500')
    await expectAccessible(page)
    responses.status = 200
    await page.keyboard.press('Escape')

    // A second one succeeds at once, and can be replayed with the ID that it had.
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(delivery(page, 'webhook.test')).toContainText('Delivered')
    await page.getByRole('button', { name: 'Replay webhook.test of test' }).click()
    await expect.poll(() => server.taken.length).toBe(2)
    const [first, second] = server.taken
    expect(second?.id).toBe(first?.id)
    for (const { text, headers } of server.taken)
      expect(new Webhook(String(secret)).verify(text, headers as Record<string, string>)).toMatchObject({
        type: 'webhook.test',
      })

    await page.getByRole('button', { name: `Actions for ${server.url}` }).click()
    await page.getByRole('menuitem', { name: 'Rotate secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click()
    await expect(page.getByRole('heading', { name: 'The endpoint has a new secret' })).toBeVisible()
    await page.getByLabel('I have stored the secret in a safe place').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(/Two secrets sign until/)).toBeVisible()

    await page.getByRole('button', { name: `Actions for ${server.url}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete endpoint' }).click()
    await expect(page.getByText('Add your first endpoint')).toBeVisible()
  } finally {
    await server.close()
  }
})

test('an endpoint that was paused says why, and what failed is replayed by time', async ({
  page,
  makePerson,
}) => {
  const server = await startWebhookReceiver()
  try {
    const person = await makePerson({
      webhooks: [{ url: server.url, paused: 'failures', deliveries: ['failed', 'succeeded', 'failed'] }],
    })
    await openAs(page, person, PATH)
    await expect(page.getByRole('row').filter({ hasText: server.url })).toContainText('Paused after failures')
    await expectAccessible(page)
    await page.getByRole('link', { name: server.url }).click()
    await expect(page.getByText('nothing has succeeded for three days')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send test event' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Replay', exact: true }).first().click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
    await expect(page.getByText('2 events are sent again.')).toBeVisible()
    await expect.poll(() => server.taken.length).toBe(2)
    await page.getByLabel('State').selectOption('Failed')
    await expect(page.getByText('No deliveries match')).toBeVisible()
  } finally {
    await server.close()
  }
})

test('without the role the page says so, and a failure can be tried again', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ roles: ['api-key-viewer'] }), PATH)
  // The button has it too, in a tooltip.
  await expect(
    page.getByText(/Ask an account owner for the Owner role/).filter({ visible: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await openAs(page, await makePerson({ webhooks: [{}] }), '/account')
  await setScenario(page, 'server-error:listWebhookEndpoints')
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('link', { name: 'https://hooks.northwind.example/gatepost' })).toBeVisible()
})
