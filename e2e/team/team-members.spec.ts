import type { Page } from '@playwright/test'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { callAs, playScenario } from '../support/session.ts'
import { address, DEVELOPER, OWNER, openMenu, rowOf } from '../support/team.ts'
import { expect, expectAccessible, linkIn, openAs, type Person, readMail, test } from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'
const ASK_OWNER = 'Ask an account owner for the Owner role.'
const LAST_OWNER = 'An account needs at least one owner.'

test('two browsers: an invited person appears, a revoked role bites in the open tab, and removal ends it', {
  tag: FULL,
}, async ({ page, browser, request, makePerson }) => {
  test.slow()
  const owner = await makePerson({ label: 'Northwind' })
  const guest = await makePerson({ label: 'Of the guest' })
  await openAs(page, owner, '/account/team')
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email addresses').fill(guest.username)
  await dialog.getByRole('button', { name: 'Developer' }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`${guest.username} is invited.`)).toBeVisible()
  await expect(rowOf(page, guest.username)).toContainText('Invited')

  const context = await browser.newContext()
  const other = await context.newPage()
  await openAs(other, guest, linkIn(await readMail(request, guest.username, /Join/)))
  await other.getByRole('button', { name: 'Join Northwind' }).click()
  await other.waitForURL(/\/account/)
  // The owner looks on, and neither reloads nor presses anything.
  await expect(rowOf(page, guest.username)).toContainText('Member', { timeout: scaledTimeout(20_000) })
  await expect(page.getByText('2 of 5', { exact: true })).toBeVisible()

  await other.getByRole('link', { name: 'Keys', exact: true }).click()
  await other.getByRole('button', { name: 'Create key' }).first().click()
  await other.getByLabel('Label').fill('Checkout server')

  await (await openMenu(page, guest.username)).getByRole('menuitem', { name: 'Change roles' }).click()
  const roles = page.getByRole('dialog', { name: 'Change roles' })
  await expect(roles.getByRole('checkbox', { name: 'API key editor' })).toBeChecked()
  await expectAccessible(page)
  const watch = await watchRole(other)
  await roles.getByRole('checkbox', { name: 'API key editor' }).click()
  await expect(roles.getByText(`${guest.username} no longer has: API key editor.`)).toBeVisible()
  await watch.untilRejected()
  await other.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const rejection = `Ask an account owner for the API key editor role. Owner: ${owner.username}.`
  await expect(
    other.getByRole('dialog').getByText('Ask an account owner for the API key editor role.').first(),
  ).toBeVisible()
  await other.keyboard.press('Escape')
  await other.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByRole('button', { name: 'Create key' }).first()).toHaveAccessibleDescription(
    new RegExp(rejection.replaceAll('.', '\\.')),
  )

  // The toast in the dialog offers it too.
  await roles.getByRole('button', { name: 'Undo' }).first().click()
  await expect(roles.getByRole('checkbox', { name: 'API key editor' })).toBeChecked()
  await roles.getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(page, guest.username)).toContainText('API key editor')
  // The row shows it before the server knows, and the server remembers its rejection for a moment.
  await watch.untilAllowed()
  await other.reload()
  await other.getByRole('button', { name: 'Create key' }).first().click()
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(other.getByRole('dialog')).toHaveCount(0)

  await (await openMenu(page, guest.username)).getByRole('menuitem', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: `Remove ${guest.username}?` })
  await question.getByLabel(/^Type/).fill(guest.username)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(rowOf(page, guest.username)).toHaveCount(0)
  await watch.untilRejected()
  // A read may still be answered for a moment, other than a change.
  const notice = other.getByText('You are no longer on Northwind.')
  let searches = 0
  await expect(async () => {
    await other.getByLabel('Search keys').fill(`checkout ${++searches}`)
    await expect(notice).toBeVisible({ timeout: scaledTimeout(1_000) })
  }).toPass()
  await expect(other.getByText('Of the guest')).toBeVisible()
  await context.close()
})

/**
 * Waits until the server knows of a role that the person has lost or got back, up to five seconds later: a call with
 * the token that they have now. What it asks for is invalid, so nothing is made.
 */
async function watchRole(page: Page) {
  const headers = { origin: new URL(page.url()).origin }
  const token = await page.request.post(`/api/${createToken.service}${createToken.path}`, {
    headers,
    data: {},
  })
  const { access_token } = await token.json()
  const call = () =>
    page.request.fetch(`/api/${createSecretKey.service}${createSecretKey.path}`, {
      method: createSecretKey.method,
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      data: {},
    })
  const until = (status: number) => expect.poll(async () => (await call()).status()).toBe(status)
  await until(400)
  return { untilAllowed: () => until(400), untilRejected: () => until(403) }
}

test('the last owner stays; another one leaves or steps down, and is asked first', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const [kim, ana] = [address('kim'), address('ana')]
  const alone = await makePerson()
  await openAs(page, alone, '/account/team')
  const menu = await openMenu(page, alone.username)
  await expect(menu.getByRole('menuitem', { name: /Leave the account/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(menu.getByRole('menuitem', { name: /Leave the account/ })).toContainText(LAST_OWNER)
  await menu.getByRole('menuitem', { name: 'Change roles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change roles' })
  await expect(dialog.getByRole('checkbox', { name: 'Owner', exact: true })).toHaveAccessibleDescription(
    new RegExp(LAST_OWNER),
  )
  await expectAccessible(page)

  const team = [kim, ana].map(username => ({ username, roles: OWNER, password: PASSWORD }))
  await makePerson({ label: 'Northwind', team })
  await enterAgain(page, { username: kim, password: PASSWORD })
  await (await openMenu(page, kim)).getByRole('menuitem', { name: 'Leave the account' }).click()
  const leave = page.getByRole('dialog', { name: 'Leave this account?' })
  await expect(leave).toContainText('You lose access immediately')
  await leave.getByLabel(/^Type/).fill(kim)
  await leave.getByRole('button', { name: 'Leave the account' }).click()
  await expect(page.getByText(`${kim} is confirmed but doesn’t have an account yet.`)).toBeVisible()

  await enterAgain(page, { username: ana, password: PASSWORD })
  await (await openMenu(page, ana)).getByRole('menuitem', { name: 'Change roles' }).click()
  await dialog.getByRole('checkbox', { name: 'Owner', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Give up this role?' })
  await expect(question).toContainText('You can’t undo this')
  await question.getByRole('button', { name: 'Give up the role' }).click()
  await expect(page.getByText('Only account owners can see the team')).toBeVisible()
})

test('an owner exchanges roles in one step; a failure keeps the dialog, and overwrites no one’s change', async ({
  page,
  request,
  makePerson,
}) => {
  const lee = address('lee')
  const owner = await makePerson({ team: [{ username: lee, roles: DEVELOPER, joinedDaysAgo: 40 }] })
  await openAs(page, owner, '/account/team')
  await (await openMenu(page, lee)).getByRole('menuitem', { name: 'Change roles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change roles' })
  const role = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
  await expect(role('API key editor')).toBeChecked()

  const sent: string[] = []
  page.on(
    'request',
    call => call.url().includes('/roles') && call.method() !== 'GET' && sent.push(call.method()),
  )
  await playScenario(page, 'server-error', setRoles.id)
  await dialog.getByRole('button', { name: 'Billing', exact: true }).click()
  const failure = dialog.getByRole('alert').filter({ hasText: `The roles of ${lee} couldn’t be changed` })
  await expect(failure).toBeVisible()
  // None of them has changed.
  for (const name of ['API key viewer', 'API key editor']) await expect(role(name)).toBeChecked()
  await expectAccessible(page)
  // The choice is still there to be sent.
  await playScenario(page, '')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(role('Billing editor')).toBeChecked()
  await expect(role('API key viewer')).not.toBeChecked()
  await expect(failure).toHaveCount(0)
  expect(sent).toEqual([setRoles.method.toUpperCase(), setRoles.method.toUpperCase()])

  // A colleague is faster.
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const path = grantRole.path.replace('{id}', id).replace('{role}', 'api-key-viewer')
  await callAs(request, owner, { ...grantRole, path }, {})
  await role('Billing editor').click()
  await expect(failure).toContainText("Someone changed this person's roles after you opened them.")
  await expect(role('API key viewer')).toBeChecked()
  await expect(role('Billing editor')).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectAccessible(page)
  await role('Billing editor').click()
  await expect(dialog.getByText(`${lee} no longer has: Billing editor.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.goto('/account/activity')
  await expect(page.getByText(`Changed the roles of ${lee}: revoked Billing editor`)).toBeVisible()
  const exchange = 'granted Billing viewer and Billing editor; revoked API key viewer and API key editor'
  await expect(page.getByText(`Changed the roles of ${lee}: ${exchange}`)).toHaveCount(1)
})

async function enterAgain(page: Page, person: Person) {
  await page.context().clearCookies()
  await openAs(page, person, '/account/team')
}

test('a restricted owner leaves owners alone, and a viewer of keys learns whom to ask', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const [boss, lee, next] = [address('boss'), address('lee'), address('next')]
  const team = [
    { username: boss, roles: OWNER },
    { username: lee, roles: DEVELOPER },
    { username: next, roles: ['account-owner'], expiresInDays: 3 },
  ]
  await page.setViewportSize({ width: 375, height: 720 })
  const restricted = await makePerson({ roles: ['account-owner-restricted'], team })
  await openAs(page, restricted, '/account/team')
  const menu = await openMenu(page, boss)
  await expect(menu.getByRole('menuitem', { name: /^Remove/ })).toContainText(`${ASK_OWNER} Owner: ${boss}.`)
  await page.keyboard.press('Escape')
  const invitation = await openMenu(page, next)
  for (const name of [/^Resend/, /^Revoke/])
    await expect(invitation.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await (await openMenu(page, lee)).getByRole('menuitem', { name: 'Change roles' }).click()
  const roles = page.getByRole('dialog', { name: 'Change roles' })
  await expect(roles.getByRole('checkbox', { name: 'Owner', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(roles.getByRole('button', { name: 'Owner', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await roles.getByRole('button', { name: 'Billing' }).click()
  await expect(
    page.getByText(`${lee} now has: Billing editor. ${lee} no longer has: API key editor.`),
  ).toBeVisible()
  await expectAccessible(page)
  await roles.getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(page, lee)).toContainText('Billing editor')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, lee)).toContainText('API key editor')
  await expect(rowOf(page, lee)).not.toContainText('Billing editor')

  await page.context().clearCookies()
  await openAs(
    page,
    await makePerson({ roles: ['api-key-viewer'], team: [{ username: boss, roles: OWNER }] }),
    '/account/team',
  )
  await expect(page.getByRole('main')).toContainText(`${ASK_OWNER} Owner: ${boss}.`)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
})
