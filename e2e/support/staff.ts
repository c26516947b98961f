import type { APIRequestContext, Page } from '@playwright/test'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { searchUsers } from '#generated/identity/operations/searchUsers.ts'
import { setUserPassword } from '#generated/identity/operations/setUserPassword.ts'
import { expect, openAs, type Person } from './test.ts'

/** Sets a person's password as our staff do. Staff have no page for it. */
export async function setPasswordAsStaff(
  request: APIRequestContext,
  { staff, person, password, origin }: { staff: Person; person: Person; password: string; origin: string },
): Promise<void> {
  let authorization = ''
  const send = async ({ service, method, path }: Operation, options: object = {}) => {
    const headers = { origin, ...(authorization && { authorization }) }
    const response = await request.fetch(`/api/${service}${path}`, { method, headers, ...options })
    expect(response.ok(), `${method} ${path} answered ${response.status()}`).toBe(true)
    return response.status() === 204 ? undefined : response.json()
  }
  await send(logIn, { data: { username: staff.username, password: staff.password } })
  authorization = `Bearer ${(await send(createToken)).access_token}`
  const found = await send(searchUsers, { params: { text: person.username } })
  const path = setUserPassword.path.replace('{id}', found.users[0].user_id)
  await send({ ...setUserPassword, path }, { data: { new_password: password } })
}

/** Opens the page of a customer's account as staff do: they search for the person. */
export async function openAccountAsStaff(
  page: Page,
  staff: Person,
  customer: Person,
  view?: string,
): Promise<void> {
  await openAs(page, staff, `/admin/search?text=${encodeURIComponent(customer.username)}`)
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Test account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test account' })).toBeVisible()
  if (view) await showView(page, view)
}

/** Shows another view of the account that staff look at: `Billing`, for example. */
export async function showView(page: Page, view: string): Promise<void> {
  const views = page.getByRole('navigation', { name: 'Views of the account' })
  await views.getByRole('link', { name: view }).click()
  await expect(views.locator('[aria-current]')).toHaveText([view])
}

/** Opens the first order of a customer's account as staff. */
export async function openOrderAsStaff(page: Page, staff: Person, customer: Person): Promise<void> {
  await openAccountAsStaff(page, staff, customer, 'Billing')
  const orders = page.getByRole('region', { name: 'Orders' }).first()
  await orders.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible()
}
