import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import {
  expect,
  expectAccessible,
  gotoHydrated,
  linkIn,
  openAs,
  readMail,
  setScenario,
  test,
  untilAwake,
} from '../support/test.ts'

/** What a page submits, by form, in the order of the calls. */
function watchForms(page: Page) {
  const sent: { form: string; key: string | null; fields: Record<string, string> }[] = []
  page.on('request', async (request: Request) => {
    const [, form] = /\/([\w-]+)\/submissions/.exec(request.url()) ?? []
    if (!form) return
    const { fields } = request.postDataJSON() as { fields: { name: string; value: string }[] }
    const entry = {
      form,
      key: null as string | null,
      fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    }
    sent.push(entry)
    entry.key = await request.headerValue('idempotency-key').catch(() => null)
  })
  return sent
}

/** Waits until nothing is loading any more: the scripts of a form come with its first letters. */
function watchLoading(page: Page): () => Promise<void> {
  const loading = new Set<Request>()
  page.on('request', request => void loading.add(request))
  page.on('requestfinished', request => void loading.delete(request))
  page.on('requestfailed', request => void loading.delete(request))
  return () => expect.poll(() => loading.size).toBe(0)
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** An address that no other test has. */
const addressOf = (name: string) => `${name}.${randomUUID()}@forms.example`

/** Fills in the form for sales. Returns the address to answer to. */
async function fillSales(page: Page, name: string): Promise<string> {
  const email = addressOf(name)
  await field(page, 'First name').fill('Dana')
  await field(page, 'Last name').fill('Reyes')
  await field(page, 'Work email').fill(email)
  await field(page, 'How can we help?').fill('Forty people check <b>addresses</b>.')
  return email
}

test('a stranger asks sales: errors stand at their fields, a reload keeps what was typed, and sales get an email', async ({
  page,
  request,
}) => {
  const sent = watchForms(page)
  await gotoHydrated(page, '/contact?topic=team-size&people=40')
  await expect(field(page, 'Topic')).toHaveValue('team-size')
  await expect(page.getByText('People on the team: 40')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Send to sales' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  expect(sent, 'nothing is sent that is not whole').toEqual([])

  const email = await fillSales(page, 'stranger')
  await field(page, 'Work email').fill('dana@')
  await page.getByRole('button', { name: 'Send to sales' }).click()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await field(page, 'Work email').fill(email)
  await page.reload()
  await untilAwake(page)
  await expect(field(page, 'Work email')).toHaveValue(email)
  await expect(field(page, 'How can we help?')).toHaveValue('Forty people check <b>addresses</b>.')

  // Twice, as impatient people do.
  await page.getByRole('button', { name: 'Send to sales' }).dblclick()
  await expect(page.getByText('Thanks! We’ll be in touch soon.')).toBeVisible()
  expect(sent.map(({ form }) => form)).toEqual(['contact-sales'])
  expect(sent[0]?.fields).toMatchObject({ email, topic: 'team-size', people: '40' })
  const mail = await readMail(request, 'sales@gatepost.example', /contact-sales: team-size: Dana Reyes/)
  expect(mail).toContain('Forty people check <b>addresses</b>.')
  expect(mail).toMatch(/Agreed on \d{4}-\d\d-\d\d to: By sending this form/)
  await page.reload()
  await untilAwake(page)
  await expect(field(page, 'First name'), 'what was sent is not kept').toHaveValue('')
})

test('a customer sends support the reference of an error and their account, and may leave the account out', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson()
  const sent = watchForms(page)
  await openAs(page, person, '/account')
  // Public pages know a session from a page of the account that was seen.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await gotoHydrated(page, '/contact/support?topic=error&reference=req-4711')
  await expect(field(page, 'Email')).toHaveValue(person.username)
  await expect(page.getByText('Reference: req-4711')).toBeVisible()
  await expect(page.getByText(/^Account number: \d+$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Account', exact: true }).click()
  await field(page, 'First name').fill('Dana')
  await field(page, 'Last name').fill('Reyes')
  await field(page, 'What happened?').fill('A call failed.')
  await page.getByRole('button', { name: 'Send to support' }).click()
  await expect(page.getByText('Thanks! We’ll be in touch soon.')).toBeVisible()
  expect(sent[0]?.fields).toMatchObject({
    email: person.username,
    topic: 'error',
    reference: 'req-4711',
    account_id: expect.stringMatching(/^\d+$/),
  })
  expect(sent[0]?.fields).not.toHaveProperty('account_name')
})

test('a form that fails is posted once to the fallback; if that fails too, all that was typed stays', async ({
  page,
}) => {
  const sent = watchForms(page)
  await gotoHydrated(page, '/contact?topic=pricing')
  const email = await fillSales(page, 'fallback')
  await setScenario(page, 'upstream-failure')
  const send = page.getByRole('button', { name: 'Send to sales' })
  await send.click()
  await expect(page.getByText('Your input is still here.')).toBeVisible()
  await expect(field(page, 'Work email')).toHaveValue(email)
  expect(sent.map(({ form }) => form)).toEqual(['contact-sales', 'fallback'])
  expect(sent[1]?.fields).toMatchObject({
    email,
    form_submission_error: 'contact-sales: 502 upstream-failure',
  })
  await expectAccessible(page)

  await page.setExtraHTTPHeaders({})
  await send.click()
  await expect(page.getByText('Thanks! We’ll be in touch soon.')).toBeVisible()
  expect(sent.map(({ form }) => form)).toEqual(['contact-sales', 'fallback', 'contact-sales'])
})

test('a form that is sent without a network waits for it, on this page or on the next', {
  tag: FULL,
}, async ({ page, context }) => {
  const sent = watchForms(page)
  const untilLoaded = watchLoading(page)
  await gotoHydrated(page, '/contact?topic=pricing')
  await fillSales(page, 'offline')
  await untilLoaded()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send to sales' }).click()
  await expect(page.getByText('Waiting for your connection')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText('You’re back online, and your form has been sent.')).toBeVisible()
  expect(sent.map(({ form }) => form)).toEqual(['contact-sales'])

  await gotoHydrated(page, '/contact?topic=trial')
  await fillSales(page, 'later')
  await untilLoaded()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send to sales' }).click()
  await expect(page.getByText('Waiting for your connection')).toBeVisible()
  // The tab dies with the network away; another page has to find it.
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const late = watchForms(next)
  const taken = next.waitForResponse(response => response.url().includes('/contact-sales/submissions'))
  await next.goto('/legal/privacy-policy')
  expect((await taken).status()).toBe(200)
  expect(late[0]?.fields).toMatchObject({ topic: 'trial' })
})

test('the newsletter begins with a link in an email, and ends with another one, signed out', {
  tag: FULL,
}, async ({ page, request }) => {
  const email = addressOf('reader')
  await gotoHydrated(page, '/newsletter')
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(/^Check your email/)).toBeVisible()

  await page.goto(linkIn(await readMail(request, email, /^Confirm your subscription/)))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(`${email} is subscribed.`)).toBeVisible()
  await expect(page).toHaveURL('/newsletter')
  await expectAccessible(page)

  await page.goto('/')
  await page.goto(linkIn(await readMail(request, email, /^You are subscribed$/)))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`${email} is unsubscribed.`)).toBeVisible()

  await page.goto('/')
  await page.goto('/newsletter#token=made-up')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('without scripts a form says so and names another way', { tag: FULL }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send to sales' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await context.close()
})

test('what the browser stores is listed by name', { tag: FULL }, async ({ page }) => {
  await gotoHydrated(page, '/consent')
  await expect(page.getByRole('row', { name: /^gatepost-cart/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Advertising' })).toBeVisible()
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  for (const name of names) await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await expectAccessible(page)
})

test('a person who wants to work here says so on the page about jobs', { tag: FULL }, async ({ page }) => {
  const sent = watchForms(page)
  await gotoHydrated(page, '/company/careers')
  await field(page, 'First name').fill('Noor')
  await field(page, 'Last name').fill('Haddad')
  await field(page, 'Email').fill(addressOf('noor'))
  await field(page, 'Team').selectOption({ label: 'Address data' })
  await field(page, 'Which project are you most proud of?').fill('A geocoder for caves.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Thanks! We’ll be in touch soon.')).toBeVisible()
  expect(sent.map(({ form, fields }) => [form, fields.topic])).toEqual([['careers', 'data']])
})
