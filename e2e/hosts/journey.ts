import type { BrowserContext, Page } from '@playwright/test'
import { addCard, payButton, startCheckout, TEST_CARDS } from '../support/checkout.ts'
import { pressLogOut, sessionCookies } from '../support/session.ts'
import { expect, logIn, type Person } from '../support/test.ts'
import type { Hosts } from './deployment.ts'

/** 50,000 lookups a year of US verification. */
const YEARLY = 3120

/** The origins that a page calls services at, by service, and what the policy of a page has blocked. */
export async function watchCalls(page: Page) {
  const called = new Map<string, Set<string>>()
  const blocked: string[] = []
  page.context().on('request', request => {
    const { origin, pathname } = new URL(request.url())
    const [, folder, service = ''] = pathname.split('/')
    if (folder !== 'api') return
    called.set(service, (called.get(service) ?? new Set()).add(origin))
  })
  await page.exposeFunction('reportBlocked', (uri: string) => blocked.push(uri))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      (window as unknown as { reportBlocked(uri: string): void }).reportBlocked(blockedURI),
    ),
  )
  return { called: () => Object.fromEntries([...called].map(([name, at]) => [name, [...at]])), blocked }
}

/** Logs in, creates a key, pays, looks up, and logs out: each call goes to the host of its service, and none is blocked. */
export async function useAllHosts({
  page,
  context,
  makePerson,
  hosts: { portal, services },
}: {
  page: Page
  context: BrowserContext
  makePerson: (inputs: { taxableAddress: object }) => Promise<Person>
  hosts: Hosts
}): Promise<void> {
  const { called, blocked } = await watchCalls(page)
  const person = await makePerson({ taxableAddress: {} })

  await logIn(page, person)
  await expect(page).toHaveURL(new RegExp(`^${portal}/account`))
  const [session] = await sessionCookies(context)
  expect(session).toMatchObject({ domain: '.gatepost.localhost', httpOnly: true, sameSite: 'Lax' })

  // The page that opens next reads its first data with the token, ahead of its scripts.
  await page.goto('/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Warehouse')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByLabel('I have stored the token in a safe place').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /Warehouse/ })).toBeVisible()

  await startCheckout(page, [YEARLY])
  await addCard(page, TEST_CARDS.succeeds)
  await page.getByRole('checkbox', { name: /I agree that this plan renews/ }).check()
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible()

  // The key that the portal manages works at the gateway, which any page may call without cookies.
  await page.goto('/account/tools')
  await page.getByRole('textbox', { name: 'Address' }).fill('214 north juniper street, salt lake city, utah')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Verified address' })).toContainText('214 N Juniper St')
  await page.getByText('Request (curl)').click()
  await expect(page.getByText(`curl --get '${services.gateway}/api/gateway/us-street'`)).toBeVisible()

  // A worker has no page to read the hosts from, and a policy of its own.
  await page.goto('/account/tools/list')
  const row = 'Warehouse;214 north juniper street;Salt Lake City;Utah;'
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Customer;Street;City;State;ZIP\r\n${row}`),
  })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('main')).toContainText('Deliverable 1')

  await pressLogOut(page)
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
  await expect.poll(() => sessionCookies(context)).toEqual([])

  expect(blocked).toEqual([])
  for (const [name, origins] of Object.entries(called()))
    expect(origins, name).toEqual([services[name] ?? portal])
  expect(Object.keys(called())).toEqual(expect.arrayContaining(Object.keys(services)))
}
