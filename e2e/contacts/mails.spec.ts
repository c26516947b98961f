import type { Page } from '@playwright/test'
import { FULL, scaled } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, readMail, test } from '../support/test.ts'

/** Kinds that have every block of which emails are made between them. */
const SHOWN = [
  { title: 'An order was paid', kind: 'receipt', sample: 'Example' },
  { title: 'A form was submitted that someone has to answer', kind: 'form-submission', sample: 'Example' },
  {
    title: 'News of an account, on the topics that someone follows',
    kind: 'account-notices',
    sample: 'Several',
  },
]

/** Color of the text by day and by night. */
const INK = { light: 'rgb(18, 26, 23)', dark: 'rgb(238, 241, 239)' }

test('every kind of email is there to look at, wide and narrow, by day and by night', { tag: FULL }, async ({
  page,
  context,
  request,
}) => {
  test.slow()
  // Axe needs scripts, which the page shows an email without.
  const reader = await context.newPage()
  await reader.setViewportSize({ width: 375, height: 800 })
  await page.goto('/dev/mailbox')
  await page.getByRole('link', { name: 'Kinds of email' }).click()
  const kinds = page.getByRole('navigation', { name: 'Kinds of email' })
  for (const { title, kind, sample } of scaled(SHOWN.slice(0, 1), SHOWN)) {
    await kinds.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const variant = page
      .getByRole('group', { name: 'Variant' })
      .getByRole('link', { name: sample, exact: true })
    if (sample !== 'Example') await variant.click()
    for (const width of [375, 600]) {
      await page.getByRole('link', { name: `${width} px` }).click()
      await expect.poll(async () => (await mailBox(page))?.width).toBe(width + 2)
    }
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    for (const theme of ['light', 'dark'] as const) {
      await page.getByRole('link', { name: theme === 'light' ? 'Light' : 'Dark' }).click()
      await expect(shown).toHaveCSS('color', INK[theme])
      await reader.emulateMedia({ colorScheme: theme })
      await reader.setContent(await (await request.get(`/dev/mailbox/kinds/${kind}?sample=${sample}`)).text())
      await expectAccessible(reader)
      await expect
        .poll(
          () => reader.evaluate(() => document.documentElement.scrollWidth),
          'nothing is wider than the window',
        )
        .toBe(375)
    }
    await expectAccessible(page)
  }
})

const mailBox = (page: Page) => page.getByTitle('The email').boundingBox()

test('an email is read in the mailbox, and its button leads on', async ({
  page,
  context,
  request,
  makePerson,
}) => {
  const { username } = await makePerson()
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()

  // The mailbox does not load anew by itself.
  await readMail(request, username, /Choose a new password/)
  await page.goto('/dev/mailbox')
  await page.getByRole('navigation', { name: 'Emails' }).getByRole('link', { name: username }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click()
  const next = await opened
  await expect(next.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(next.getByText(username)).toBeVisible()
})
