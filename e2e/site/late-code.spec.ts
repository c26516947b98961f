import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { publicOpenings } from '../../scripts/lib/pages.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, test, untilAwake } from '../support/test.ts'

/* A page that has started, whose lazy parts have not loaded yet: on a slow machine, that is when a person types. */

/** Holds back the scripts that the HTML of a page does not name. `held` resolves with the first of them. */
async function holdLateCode(page: Page, html: string): Promise<{ release: () => void; held: Promise<void> }> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/*.js', async route => {
    if (!html.includes(new URL(route.request().url()).pathname)) {
      held.resolve()
      await released.promise
    }
    await route.continue()
  })
  return { release: released.resolve, held: held.promise }
}

/** Fields for text that the HTML of the page has and a person sees. */
const textFields = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:is([type=text], [type=email], [type=password], [type=search], [type=tel]), textarea')
    .filter({ visible: true })

test('an email typed on the status page before the code of its form has loaded stays, and is sent', async ({
  page,
  request,
}) => {
  const { release } = await holdLateCode(page, await (await request.get('/status')).text())
  await page.goto('/status')
  await untilAwake(page)
  const email = page.getByRole('form', { name: 'Emails about incidents' }).getByLabel('Email')
  await email.fill('early@client.example')
  // The page renders again with what it has read.
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/^Checked at/)).toBeVisible()
  await expect(email).toHaveValue('early@client.example')
  await email.press('Enter')
  release()
  await expect(page.getByText('Check your email')).toBeVisible()
  await expect(page.getByText('early@client.example')).toBeVisible()
})

test('text that is typed on any public page before its late code has loaded stays', { tag: FULL }, async ({
  page,
  request,
}) => {
  test.setTimeout(scaledTimeout(180_000))
  const typedOn: string[] = []
  for (const { path } of publicOpenings())
    await test.step(path, async () => {
      const html = await (await request.get(path)).text()
      if (!/<textarea|<input[^>]*type="(?:text|email|password|search|tel)"/.test(html)) return
      const { release, held } = await holdLateCode(page, html)
      await page.goto(path)
      const fields = await textFields(page).all()
      if (fields.length) typedOn.push(path)
      for (const [at, field] of fields.entries()) await field.fill(`typed ${at}`)
      // Some pages start without the late code, and some wait for it.
      await Promise.race([untilAwake(page), held])
      // What is read on the start of the page renders it again.
      await page.evaluate(
        () => new Promise<void>(resolve => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
      )
      release()
      await untilAwake(page)
      await page.waitForLoadState('networkidle')
      for (const [at, field] of fields.entries()) await expect(field).toHaveValue(`typed ${at}`)
      await page.unrouteAll({ behavior: 'wait' })
    })
  expect(typedOn).toEqual(
    expect.arrayContaining(['/status', '/contact', '/products/list', '/search', '/login', '/signup']),
  )
})
