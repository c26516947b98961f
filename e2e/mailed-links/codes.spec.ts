import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { SeedInput } from '#backend/dev/seeds.ts'
import type { SeededKey } from '#backend/services/security/seeds.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { callAs } from '../support/session.ts'
import {
  expect,
  expectAccessible,
  gotoHydrated,
  linkIn,
  openAs,
  type Person,
  readMail,
  test,
} from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'
const newAddress = (name: string) => `${name}.${randomUUID()}@damaged.example`

/** What programs that check emails make of a link. */
const DAMAGES: Readonly<Record<string, (link: string) => string>> = {
  'cut at the #': link => link.split('#')[0] ?? '',
  'with an encoded #': link => link.replace('#', '%23'),
  'without its last character': link => link.slice(0, -1),
}

type Seeded = Person & { keys: readonly SeededKey[] }

interface Sender {
  page: Page
  request: APIRequestContext
  makePerson: (input?: SeedInput) => Promise<Seeded>
}

interface Kind {
  subject: RegExp
  /** Text before the link, in an email with several. */
  after?: string
  /** Has the email sent, and returns whom it goes to. */
  send: (sender: Sender) => Promise<string>
  /** Does on the page what the link is for. */
  finish: (page: Page) => Promise<void>
}

/** 1,000 lookups a month, of which the next one is the 900th. */
const ALMOST_90: SeedInput = {
  subscriptions: [{ planId: 3131, startedDaysAgo: 3, remaining: 101 }],
  keysWithPast: [{ kind: 'secret', label: 'Server' }],
}

/** Makes the lookup after which a notice is sent. */
async function lookUp(request: APIRequestContext, { keys: [key] }: Seeded): Promise<void> {
  const { service, path } = verifyUsAddress
  const response = await request.get(`/api/${service}${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${key?.keyId}:${key?.token}`).toString('base64')}` },
    params: { street: '214 N Juniper St', city: 'Provo', state: 'UT' },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

const KINDS: Readonly<Record<string, Kind>> = {
  'a sign-up': {
    subject: /^Confirm your email/,
    async send({ page }) {
      const to = newAddress('new')
      await page.request.put('/api/identity/identities?bot_response=pass', {
        data: { username: to, password: PASSWORD, open_account: true },
      })
      return to
    },
    async finish(page) {
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(page.getByText('Your email address is confirmed')).toBeVisible()
    },
  },
  'another login address': {
    subject: /^Confirm your new/,
    async send({ request, makePerson }) {
      const to = newAddress('moved')
      await callAs(request, await makePerson(), changeUsername, { username: to })
      return to
    },
    async finish(page) {
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
    },
  },
  'a new password': {
    subject: /^Choose a new password/,
    async send({ request, makePerson }) {
      const { username } = await makePerson()
      await request.post('/api/identity/identities/password-reset/token', { data: { username } })
      return username
    },
    async finish(page) {
      await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm new password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Set new password' }).click()
      await expect(page.getByText('Password changed')).toBeVisible()
    },
  },
  'an invitation': {
    subject: /^Join /,
    async send({ request, makePerson }) {
      const { username } = await makePerson()
      const body = { email_address: username, roles: ['api-key-viewer'] }
      await callAs(request, await makePerson({ label: 'Hartwell' }), createInvitation, body)
      return username
    },
    async finish(page) {
      await expect(page.getByText('Hartwell', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Log in to join' })).toBeVisible()
    },
  },
  'a contact': {
    subject: /^Confirm your address/,
    async send({ request, makePerson }) {
      const to = newAddress('contact')
      const body = { email: to, first_name: 'Kim', last_name: 'Osei' }
      await callAs(request, await makePerson(), createContact, body)
      return to
    },
    async finish(page) {
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    },
  },
  'the newsletter': {
    subject: /^Confirm your subscription/,
    async send({ page }) {
      const to = newAddress('reader')
      await gotoHydrated(page, '/newsletter')
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill(to)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText(/^Check your email/)).toBeVisible()
      return to
    },
    async finish(page) {
      // Until the code has been checked, the form to subscribe again has a button of this name, too.
      await expect(page.getByText('Subscribe this address to the newsletter?')).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click()
      await expect(page.getByText(/ is subscribed\.$/)).toBeVisible()
    },
  },
  'a notice, to unsubscribe': {
    subject: /90% of the lookups used$/,
    after: 'Unsubscribe from',
    async send({ request, makePerson }) {
      const person = await makePerson(ALMOST_90)
      await lookUp(request, person)
      return person.username
    },
    async finish(page) {
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
    },
  },
  'early purchase, to turn it off': {
    subject: /90% of the lookups used$/,
    after: 'Turn off early purchase',
    async send({ page, request, makePerson }) {
      const person = await makePerson({
        ...ALMOST_90,
        cards: [{ number: '4242424242424242' }],
        taxableAddress: {},
      })
      await openAs(page, person, '/account/subscriptions/1102')
      await page.getByRole('button', { name: 'Turn on', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Agree and turn on' }).click()
      await expect(page.getByText('0 of 1 used this term', { exact: false })).toBeVisible()
      await page.context().clearCookies()
      await lookUp(request, person)
      return person.username
    },
    async finish(page) {
      await page.getByRole('button', { name: 'Turn off', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Early purchase is off' })).toBeVisible()
    },
  },
}

/** The code of an email, as people read it there. */
function codeIn(mail: string): string {
  const [, code = ''] = /Enter the code (\S+) at /.exec(mail) ?? []
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  return code
}

async function enterCode(page: Page, address: string, code: string): Promise<void> {
  // The form to subscribe has a field of the same name.
  const field = { name: 'Email', description: 'The one that the email was sent to.' }
  await page.getByRole('textbox', field).fill(address)
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const backgroundOf = (button: Locator) =>
  button.evaluate(element => getComputedStyle(element).backgroundColor)

/** Only one button of the page stands out. */
async function expectOnePrimary(page: Page): Promise<void> {
  const primary = await backgroundOf(page.getByRole('button', { name: 'Continue' }))
  for (const link of await page.getByRole('main').getByRole('link').all())
    expect(await backgroundOf(link)).not.toBe(primary)
}

/** Tokens of 43 characters tell the page that they were cut; others are found out by the press. */
async function pressIfWhole(page: Page): Promise<void> {
  const code = page.getByLabel('Code from the email')
  // The form to subscribe, which the page has until it reads its link, has a button of the same name.
  const question = page.getByText('Subscribe this address to the newsletter?')
  await expect(code.or(question).first()).toBeVisible()
  if (await question.isVisible())
    await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click()
}

for (const [what, { subject, after = '', send, finish }] of Object.entries(KINDS))
  test(`the link of ${what} arrives damaged, and the code of the email takes its place`, async ({
    page,
    request,
    makePerson,
  }) => {
    test.slow()
    for (const [how, damage] of Object.entries(DAMAGES))
      await test.step(how, async () => {
        const to = await send({ page, request, makePerson })
        const whole = await readMail(request, to, subject)
        const mail = whole.slice(whole.indexOf(after))
        await page.goto('/robots.txt')
        await page.goto(damage(linkIn(mail)))
        if (what === 'the newsletter') await pressIfWhole(page)
        await expect(page.getByLabel('Code from the email')).toBeVisible()
        await expect(page.getByRole('main')).not.toContainText(/open the link (in|from)/i)
        await expectAccessible(page)
        await expectOnePrimary(page)
        await enterCode(page, to, codeIn(mail))
        await finish(page)
        await page.context().clearCookies()
      })
  })

test('a code works once, in any spelling, and a wrong one says so', async ({ page, makePerson }) => {
  const { username } = await makePerson()
  await page.request.post('/api/identity/identities/password-reset/token', { data: { username } })
  const code = codeIn(await readMail(page.request, username, /^Choose a new password/))
  await page.goto('/reset-password')
  await enterCode(page, username, 'ZZZZ-ZZZ9')
  await expect(page.getByLabel('Code from the email')).toHaveAccessibleDescription(
    /This code isn’t valid for this address\. Check both, or request a new email\./,
  )
  await enterCode(page, username.toUpperCase(), ` ${code.toLowerCase().replace('-', ' ')} `)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)

  await page.goto('/robots.txt')
  await page.goto('/reset-password')
  await enterCode(page, username, code)
  await expect(page.getByLabel('Code from the email')).toHaveAccessibleDescription(/isn’t valid/)
})
