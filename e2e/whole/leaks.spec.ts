import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { hasCardNumber } from '../support/card-scan.ts'
import { CARDS } from '../support/cards.ts'
import { addCard, startCheckout } from '../support/checkout.ts'
import { findLeaks, findMailLeaks, type SentMail, tokensOf } from '../support/leak-scan.ts'
import { expect, logIn, readMail, startSession, test } from '../support/test.ts'
import { keptLeaks, SERVER_LOG, watchBrowser, watchedSecrets } from '../support/watch.ts'

// Checks what the whole run left behind. It runs last (`teardown` in playwright.config.ts), whatever ran
// before; storage in the browser was searched at the end of each test.

/** A separate login, so that there is always something to find. */
test.beforeEach(async ({ page, makePerson }) => {
  await logIn(page, await makePerson())
  const names = () => watchedSecrets().map(({ name }) => name)
  await expect.poll(names).toEqual(expect.arrayContaining(['password', 'access_token', 'cookie session']))
})

test('no page of the run kept a secret, and a password that one kept would be found', async ({
  page,
  browser,
}) => {
  // A second attempt that finds nothing does not take back what the first one found.
  expect(keptLeaks()).toEqual([])
  // A page that still loads answers too late to be searched.
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const stop = watchBrowser(browser)
  const { value } = watchedSecrets().findLast(({ name }) => name === 'password') ?? { value: '' }
  await page.evaluate(text => sessionStorage.setItem('planted', text), value)
  expect(await stop()).toContain('password in sessionStorage, line 1')
  await page.evaluate(() => sessionStorage.removeItem('planted'))
})

test('the server log contains no secret of the run', async ({ request }) => {
  const response = await request.get('/api/authorization/jwks.json')
  const requestId = response.headers()['x-request-id'] ?? 'no id'
  const log = () => readFileSync(SERVER_LOG, 'utf8')
  // The log is written in the background; once the last line is there, all are.
  await expect.poll(() => log().includes(requestId)).toBe(true)
  expect(log()).toContain('"operation":"logIn"')
  const mails = await readMails(request)
  const place = { name: 'the server log', text: log() }
  expect(findLeaks([...watchedSecrets(), ...tokensOf(mails)], [place])).toEqual([])
})

test('the activities contain no secret of the run', async ({ request }) => {
  const activities = await (await request.get('/dev/activities.json')).json()
  expect(activities.map(({ operation }: { operation: string }) => operation)).toContain('logIn')
  const text = activities.map((activity: object) => JSON.stringify(activity)).join('\n')
  const secrets = [...watchedSecrets(), ...tokensOf(await readMails(request))]
  expect(findLeaks(secrets, [{ name: 'the activities', text }])).toEqual([])
})

test('no email contains a secret of the run, except its own', async ({ request, makePerson, page }) => {
  const { username } = await makePerson()
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await readMail(request, username, /Choose a new password/)
  const mails = await readMails(request)
  expect(tokensOf(mails)).not.toEqual([])
  expect(findMailLeaks(watchedSecrets(), mails)).toEqual([])
})

test('no log line, table, mail or file of the run has a card number or its code', async ({
  page,
  request,
  makePerson,
}) => {
  await startSession(page, await makePerson({ taxableAddress: {} }))
  await startCheckout(page, [3120])
  await addCard(page, CARDS.succeeds)
  const numbers = watchedSecrets().flatMap(({ name, value }) => (name === 'card number' ? value : []))
  expect(numbers).toContain(CARDS.succeeds.replaceAll(' ', ''))

  const { searched, found } = await (
    await request.post('/dev/tables.json', { data: { texts: [...numbers, CARDS.succeeds, '"737"'] } })
  ).json()
  expect(searched).toEqual(expect.arrayContaining(['payment.cards', 'kernel.mails', 'sales.orders']))
  expect(found).toEqual([])
  // The search finds what is there: the last four digits.
  const known = await request.post('/dev/tables.json', { data: { texts: ['"mask":"4242"'] } })
  expect((await known.json()).found).toContain('payment.cards')

  const kept = readFileSync(join(process.env.E2E_DATA ?? '', 'data/test-vendor.jsonl'), 'utf8')
  const mails = (await readMails(request)).map(mail => JSON.stringify(mail)).join('\n')
  const log = readFileSync(SERVER_LOG, 'utf8')
  for (const text of [kept, mails, log]) {
    expect(text.split('\n').filter(hasCardNumber)).toEqual([])
    expect(text).not.toContain('"737"')
  }
  expect(kept).toContain('"mask":"4242"')
})

async function readMails(request: APIRequestContext): Promise<SentMail[]> {
  return (await request.get('/dev/mailbox.json?limit=100000')).json()
}
