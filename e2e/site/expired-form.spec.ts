import type { Page } from '@playwright/test'
import { FORM_TIME_RENEWAL } from '#domain/forms/form-time.ts'
import { createFormTime } from '#generated/forms/operations/createFormTime.ts'
import { submitForm } from '#generated/forms/operations/submitForm.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { startSkippingDeployment } from '../../tests/support/servers/deployment.ts'
import { expect, gotoHydrated, test } from '../support/test.ts'

const TYPED = {
  'First name': 'Dana',
  'Last name': 'Reyes',
  'Work email': 'dana.reyes@forms.example',
  'How can we help?': 'Forty people check addresses, since this morning.',
}
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** The statuses of both operations of a form, in the order of their responses. */
function watch(page: Page): string[] {
  const seen: string[] = []
  const isSubmission = new RegExp(`${submitForm.path.replace(/\{\w+\}/g, '[\\w-]+')}(\\?|$)`)
  page.on('response', response => {
    if (response.request().method() !== 'POST') return
    if (response.url().endsWith(createFormTime.path)) seen.push(`time ${response.status()}`)
    if (isSubmission.test(response.url())) seen.push(`form ${response.status()}`)
  })
  return seen
}

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await field(page, label).fill(text)
}

async function send(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await expect(field(page, label)).toHaveValue(text)
  const sent = page.waitForRequest(request => /contact-sales\/submissions/.test(request.url()))
  await page.getByRole('button', { name: 'Send to sales' }).click()
  await expect(page.getByText('Thanks! We’ll be in touch soon.')).toBeVisible()
  const { fields } = (await sent).postDataJSON()
  expect(fields).toEqual(
    expect.arrayContaining([
      { name: 'email', value: TYPED['Work email'] },
      { name: 'how_can_we_help', value: TYPED['How can we help?'] },
    ]),
  )
}

test('a form that is open longer than its signed time lasts renews it, and is sent as it was typed', async ({
  page,
}) => {
  const seen = watch(page)
  await page.clock.install()
  await gotoHydrated(page, '/contact?topic=pricing')
  await fill(page)
  await expect.poll(() => seen).toEqual(['time 200'])
  const renewed = page.waitForRequest(request => request.url().endsWith(createFormTime.path))
  await page.clock.fastForward(FORM_TIME_RENEWAL + 1)
  expect((await renewed).postDataJSON()).toEqual({ previous: expect.any(String) })
  await expect.poll(() => seen).toEqual(['time 200', 'time 200'])
  await send(page)
  expect(seen).toEqual(['time 200', 'time 200', 'form 200'])
})

test('a form whose signed time the server no longer accepts gets another and is sent again', {
  tag: FULL,
}, async ({ page }) => {
  test.slow()
  const { url, skip, end } = await startSkippingDeployment()
  try {
    const seen = watch(page)
    await gotoHydrated(page, `${url}/contact?topic=pricing`)
    await fill(page)
    await expect.poll(() => seen).toEqual(['time 200'])
    // As after the sleep of a computer: timers of the page have not run.
    await skip()
    await send(page)
    expect(seen).toEqual(['time 200', 'form 403', 'time 200', 'form 200'])
  } finally {
    await end()
  }
})
