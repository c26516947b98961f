import { randomUUID } from 'node:crypto'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, fillLogin, openAs, test } from '../support/test.ts'

/** An address that no other test has. */
const address = (name: string) => `${name}.${randomUUID()}@roles.example`

const PASSWORD = 'seven purple paper lanterns'

test('an owner tries roles out by keyboard on a narrow screen, sees what changes, and applies them', async ({
  page,
  browser,
  makePerson,
}) => {
  const [lee, sam] = [address('lee'), address('sam')]
  const owner = await makePerson({
    maxUsers: 5,
    team: [
      { username: lee, password: PASSWORD, roles: ['api-key-viewer'] },
      { username: sam, roles: ['billing-viewer'], expiresInDays: 5 },
    ],
  })
  await page.setViewportSize({ width: 375, height: 812 })
  await openAs(page, owner, '/account/team/roles')

  // Without a person, the roles are those of someone new.
  await page.getByRole('button', { name: 'Read only' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Read only' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Gains \d+ pages and \d+ actions\.$/)).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply these roles' })
  await apply.press('Enter')
  await expect(page.getByRole('tooltip').filter({ hasText: 'Choose a person first.' })).toBeVisible()

  const person = page.getByRole('combobox', { name: 'Person' })
  // An invitation has no roles yet.
  await person.fill(sam)
  await expect(page.getByText('0 people')).toBeAttached()
  await person.fill(lee.slice(0, 6))
  await expect(page.getByRole('option', { name: new RegExp(lee) })).toBeVisible()
  await person.press('ArrowDown')
  await person.press('Enter')
  await expect(page.getByText('Now: API key viewer')).toBeVisible()
  // The draft stays, and is now compared with what Lee has.
  await expect(page.getByText(/^Gains \d+ pages and \d+ actions\.$/)).toBeVisible()

  const viewer = page.getByRole('checkbox', { name: 'Billing viewer' })
  const editor = page.getByRole('checkbox', { name: 'Billing editor' })
  await viewer.press('Space')
  await expect(page.getByText('Nothing changes.')).toBeVisible()
  await editor.press('Space')
  await expect(viewer).toBeChecked()
  await expect(page.getByText('Billing viewer was added')).toBeVisible()
  // It is not to be had without.
  await viewer.press('Space')
  await expect(viewer).toBeChecked()
  await expect(viewer).toHaveAccessibleDescription(/Goes with Billing editor\.$/)
  await page.getByRole('checkbox', { name: 'API key viewer' }).press('Space')
  await expect(page.getByText(/^Gains .*, loses .*/)).toBeVisible()
  const gained = page.getByRole('region', { name: 'Gained' })
  await expect(gained.getByText('Billing', { exact: true })).toBeVisible()
  await expect(gained.getByText('Place an order')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lost' }).getByText('List secret keys')).toBeVisible()
  await page.getByText('What it allows as Billing editor').press('Enter')
  await expectAccessible(page)

  // The address has it all.
  await page.reload()
  await expect(editor).toBeChecked()
  await expect(page.getByText('Now: API key viewer')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto('/account/billing')
  await fillLogin(other, { username: lee, password: PASSWORD })
  await expect(other.getByText('Ask an account owner for the Billing viewer role.').first()).toBeVisible()

  await apply.press('Enter')
  const question = page.getByRole('dialog', { name: `Change the roles of ${lee}?` })
  await expect(question).toContainText('Granted: Billing viewer and Billing editor.')
  await expect(question).toContainText('Revoked: API key viewer.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Change roles' }).press('Enter')
  await expect(page.getByText('Now: Billing editor')).toBeVisible()
  await expect(page.getByText('Nothing changes.')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page).not.toHaveURL(/roles=/)

  await other.goto('/account/billing')
  await expect(
    other
      .getByText('No orders yet')
      .or(other.getByRole('heading', { name: 'Orders' }))
      .first(),
  ).toBeVisible()
  await expect(other.getByText('Ask an account owner for the Billing viewer role.')).toHaveCount(0)
  await other.context().close()
})

test('a person who may not grant roles still sees what they would bring, and whom to ask', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const lee = address('lee')
  const restricted = await makePerson({
    roles: ['account-owner-restricted'],
    maxUsers: 5,
    team: [{ username: lee, roles: ['billing-viewer'] }],
  })
  await openAs(page, restricted, '/account/team/roles?roles=account-owner,nonsense')
  await page.getByRole('combobox', { name: 'Person' }).fill(lee)
  await page.getByRole('option', { name: new RegExp(lee) }).click()
  await expect(page.getByText(/^Gains .*, loses/)).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply these roles' })
  const ownerNeeded = page.getByRole('tooltip').filter({
    hasText: "You don't have permission to do this. Ask an account owner for the Owner role.",
  })
  await apply.hover()
  await expect(ownerNeeded).toBeVisible()
  // What a restricted owner can give is not rejected.
  await page.getByRole('button', { name: 'Billing', exact: true }).click()
  await expect(apply).not.toHaveAttribute('aria-disabled')

  await page.context().clearCookies()
  const viewer = await makePerson({ roles: ['api-key-viewer'] })
  await openAs(page, viewer, '/account/team/roles?roles=api-key-editor')
  await expect(page.getByText(/These are the roles of a new person\..*Owner role/)).toBeVisible()
  await expect(page.getByText(/^Gains/)).toBeVisible()
  await expectAccessible(page)
})
