import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { startDeployment } from '../../tests/support/servers/deployment.ts'
import { test as base, expect, expectAccessible, gotoHydrated, ofWorker } from '../support/test.ts'

/** What the vendor's script does: `null` never responds. */
const WIDGETS = {
  silent: 'window.turnstile = { render() { return "w" }, remove() {} }',
  interactive: `window.turnstile = {
    render(place, options) {
      options['before-interactive-callback']()
      const box = document.createElement('button')
      box.textContent = 'I am human'
      box.onclick = () => { options['after-interactive-callback'](); options['error-callback']() }
      place.append(box)
      return 'w'
    },
    remove() {},
  }`,
  unreachable: null,
} as const

interface Vendor {
  url: string
  host: string
  /** What its script does from the next request on. */
  widget: keyof typeof WIDGETS
}

const test = base.extend<object, { vendor: Vendor }>({
  vendor: ofWorker(async () => {
    const vendor: Vendor = { url: '', host: '', widget: 'silent' }
    const server = createServer((_request, response) => {
      const script = WIDGETS[vendor.widget]
      if (script !== null) response.setHeader('content-type', 'text/javascript').end(script)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    vendor.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const deployment = await startDeployment({
      BOT_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: 'sentinel',
      TURNSTILE_ORIGIN: `http://${vendor.host}`,
    })
    vendor.url = deployment.url
    const end = async () => {
      await deployment.end()
      server.closeAllConnections()
      server.close()
    }
    return { value: vendor, end }
  }),
  baseURL: ({ vendor }, use) => use(vendor.url),
})

test('a check for bots that never ends stops the sign-up with its likely reason and another way', async ({
  page,
  vendor,
}) => {
  await page.clock.install()
  for (const widget of ['silent', 'unreachable'] as const) {
    vendor.widget = widget
    await gotoHydrated(page, '/signup')
    await page.getByLabel('Work email').fill('dana@northwind.example')
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    const asked = page.waitForRequest(/turnstile/)
    const button = page.getByRole('button', { name: 'Sign Up Free' })
    await button.click()
    await asked
    const alert = page.getByRole('alert').filter({ hasText: 'The check that you’re human didn’t finish.' })
    // The widget may start a moment after its script has come, and its time with it.
    await expect(async () => {
      await page.clock.fastForward(12_000)
      await expect(alert).toBeVisible({ timeout: scaledTimeout(500) })
    }, widget).toPass()
    await expect(alert).toContainText(vendor.host)
    await expect(alert).toContainText('support@gatepost.example')
    await expect(alert.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
      'href',
      '/docs/errors/bot-check-blocked',
    )
    await expect(page.getByLabel('Work email')).toHaveValue('dana@northwind.example')
    await expect(button).toBeEnabled()
    await expectAccessible(page)
  }
})

test('a check that a person has to answer waits for them', async ({ page, vendor }) => {
  vendor.widget = 'interactive'
  await page.clock.install()
  await gotoHydrated(page, '/signup')
  await page.getByLabel('Work email').fill('dana@northwind.example')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  const box = page.getByRole('button', { name: 'I am human' })
  await expect(box).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(box).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await box.click()
  await expect(page.getByRole('alert')).toContainText('didn’t finish')
})
