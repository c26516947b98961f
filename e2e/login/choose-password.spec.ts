import { FULL } from '../../scripts/lib/test-scope.ts'
import { setPasswordAsStaff } from '../support/staff.ts'
import { expect, expectAccessible, fillLogin, logIn, test } from '../support/test.ts'

const GIVEN = 'seven purple paper lanterns'
const OWN = 'eleven quiet harbor lamps'

test('a password set by staff only allows choosing another one', { tag: FULL }, async ({
  page,
  request,
  makePerson,
  baseURL: origin = '',
}) => {
  test.slow()
  const person = await makePerson({ keys: 1 })
  const staff = await makePerson({ roles: ['internal-admin'] })
  await setPasswordAsStaff(request, { staff, person, password: GIVEN, origin })

  await page.goto('/login?redirect=/account/keys')
  await fillLogin(page, { ...person, password: GIVEN })
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await expect(page).toHaveURL(/\/choose-password$/)
  await expect(page.getByLabel('Current password')).toBeVisible()
  await expectAccessible(page)

  // No other page opens until a password is chosen.
  await page.goto('/account/keys')
  await expect(page).toHaveURL(/\/choose-password$/)

  const fresh = page.getByLabel('New password', { exact: true })
  const repeated = page.getByLabel('Confirm new password')
  await page.getByLabel('Current password').fill(GIVEN)
  await fresh.fill(GIVEN)
  await repeated.fill(GIVEN)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(fresh).toHaveAccessibleDescription(/The new password must differ from the old one\./)
  await fresh.fill(OWN)
  await repeated.fill(OWN)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/account(\?|$)/)
  await page.goto('/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, { ...person, password: GIVEN })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await logIn(page, { ...person, password: OWN })
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('a visitor who has not logged in is sent to the login', { tag: FULL }, async ({ page }) => {
  await page.goto('/choose-password')
  await expect(page).toHaveURL(/\/login$/)
})
