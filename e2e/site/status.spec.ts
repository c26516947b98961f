import { randomUUID } from 'node:crypto'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { startDeployment } from '../../tests/support/servers/deployment.ts'
import {
  test as base,
  expect,
  expectAccessible,
  gotoHydrated,
  linkIn,
  ofWorker,
  readMail,
} from '../support/test.ts'

// A server of its own: on the shared one, other tests let the card vendor fail, and the page says so.
const test = base.extend<object, { serverUrl: string }>({
  serverUrl: ofWorker(async () => {
    const { url, end } = await startDeployment({})
    return { value: url, end }
  }),
  baseURL: ({ serverUrl }, use) => use(serverUrl),
})

test('the home page shows whether the services respond, and leads to the status page', async ({ page }) => {
  await gotoHydrated(page, '/')
  const status = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Status', level: 2 }) })
  await expect(status.getByRole('status')).toContainText('Working')
  await status.getByRole('link', { name: 'Service status' }).click()
  await expect(page).toHaveURL('/status')
  await expect(page.getByRole('status').filter({ hasText: 'Working' })).toBeVisible()
})

test('the status page says whether the API responds, and notices when it does not', { tag: FULL }, async ({
  page,
  context,
}) => {
  await gotoHydrated(page, '/status')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('Working')
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(status).toContainText('No response')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(status).toContainText('Working')
})

test('the status page shows each part as the server last checked it', async ({ page }) => {
  await gotoHydrated(page, '/status')
  const parts = page.getByRole('main')
  for (const name of ['API and portal', 'Address lookups', 'Payments', 'Emails'])
    await expect(parts.getByRole('listitem').filter({ hasText: name })).toContainText('Working')
  await expect(page.getByText('No incidents in the last 90 days.')).toBeVisible()
  await expectAccessible(page)
})

test('a visitor subscribes to emails about incidents, confirms, and unsubscribes with the link of an email', async ({
  page,
  request,
}) => {
  const email = `follower.${randomUUID()}@client.example`
  await gotoHydrated(page, '/status')
  const form = page.getByRole('form', { name: 'Emails about incidents' })
  await form.getByLabel('Email').fill('dana@')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Email')).toHaveValue('dana@')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await expectAccessible(page)

  const asked = await readMail(request, email, /Confirm emails about Gatepost incidents/)
  await page.goto(linkIn(asked))
  await expect(page.getByText('Send emails about incidents to this address?')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(`${email} is subscribed.`)).toBeVisible()

  const subscribed = await readMail(request, email, /You’ll get emails about incidents/)
  await page.goto(linkIn(subscribed))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`${email} is unsubscribed.`)).toBeVisible()
})
