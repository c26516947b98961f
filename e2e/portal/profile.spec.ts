import { randomUUID } from 'node:crypto'
import { subscribeProfile } from '#generated/notification/operations/subscribeProfile.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { countCalls, revoke } from '../support/session.ts'
import { confirmAddress, expect, linkIn, openAs, readMail, setScenario, test } from '../support/test.ts'

test('the profile starts empty, rejects what is wrong, survives a failed save, and is still there later', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account/keys')
  const save = page.getByRole('button', { name: 'Save profile' })

  await test.step('the profile starts empty', async () => {
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    for (const label of ['First name', 'Last name', 'Company', 'Position', 'Phone', 'Website'])
      await expect(page.getByLabel(label)).toHaveValue('')
  })

  const wrong = [
    ['First name', '<b>Dana', 'Enter a valid first name.'],
    ['Last name', 'Reyes>', 'Enter a valid last name.'],
    ['Company', 'North<wind', 'Enter a valid company name.'],
    ['Position', 'Head of $$$', 'Remove special characters.'],
    ['Phone', 'call me', 'Enter a valid phone number.'],
    ['Website', 'not a site', 'Enter a valid website.'],
  ] as const
  await test.step('each field shows its own error and keeps what was typed', async () => {
    for (const [label, value] of wrong) await page.getByLabel(label).fill(value)
    await save.click()
    for (const [label, value, message] of wrong) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message))
      await expect(page.getByLabel(label)).toHaveValue(value)
    }
    await expect(page.getByLabel('First name')).toBeFocused()
  })

  await test.step('a failed save keeps what was typed, and can be tried again', async () => {
    for (const [label] of wrong) await page.getByLabel(label).fill('')
    await page.getByLabel('First name').fill("Zoë O'Brien")
    await page.getByLabel('Website').fill('northwind.example')
    await setScenario(page, 'server-error:updateProfile')
    await save.click()
    await expect(page.getByRole('alert')).toContainText('An unknown error occurred.')
    await expect(page.getByLabel('First name')).toHaveValue("Zoë O'Brien")
    await page.setExtraHTTPHeaders({})
    await save.click()
    await expect(page.getByText('Profile saved.')).toBeVisible()
  })

  await test.step('saved values are still there later', async () => {
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue("Zoë O'Brien")
    await expect(page.getByLabel('Website')).toHaveValue('northwind.example')
    await expect(page.getByLabel('Phone')).toHaveValue('')
  })
})

test('leaving the page does not lose unsaved changes', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/profile')
  await page.getByLabel('First name').fill('Dana')
  await page.getByRole('link', { name: 'Notifications' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Dana')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
  await question.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page).toHaveURL(/\/account\/keys/)

  await page.goto('/account/profile')
  await page.getByLabel('First name').fill('Dana')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
  await expect(page).toHaveURL(/\/account\/keys/)
})

test('a save after the session has ended logs out', { tag: FULL }, async ({ page, request, makePerson }) => {
  await openAs(page, await makePerson(), '/account/profile')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await page.getByLabel('First name').fill('Dana')
  // Elsewhere, so that this page is not notified.
  await revoke(page, request)
  // With a key, which waits for no button: any call of the page, such as one for a link below the pointer, may find
  // out first.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('a profile that cannot be loaded says so, is reported, and can be tried again', { tag: FULL }, async ({
  page,
  complaints,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account/keys')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await setScenario(page, 'server-error:getProfile')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByText('Your profile couldn’t be loaded')).toBeVisible()
  await expect.poll(() => complaints.splice(0).join()).toContain('user profile could not be loaded from api')
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByLabel('First name')).toBeVisible()
  complaints.length = 0
})

test('a new login email waits for confirmation; its email can be sent again, and the change withdrawn', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
  await openAs(page, await makePerson(), '/account/profile#email')
  // The profile was one page once, and emails of that time still link to it.
  await expect(page).toHaveURL(/\/account\/profile\/security#email$/)
  const address = `moved.${randomUUID()}@profile.example`
  await page.getByLabel('New email').fill(address)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(
    page.getByText('Request to change the login email received; check the new email.'),
  ).toBeVisible()
  await expect(page.getByText(`Waiting for ${address}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(page.getByLabel('New email')).toBeVisible()

  await page.getByLabel('New email').fill(address)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`Waiting for ${address}`)).toBeVisible()
  await confirmAddress(page, linkIn(await readMail(request, address, /Confirm your new/)))
  await expect(page.getByText(`Your login is ${address}.`)).toBeVisible()
  await page.goto('/account/profile/security')
  await expect(page.getByRole('paragraph').filter({ hasText: address })).not.toHaveCount(0)
  await expect(page.getByLabel('New email')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByLabel('New email')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused()
})

test('a password change needs the current password and the new one twice', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account/profile/security#password')
  const present = page.getByLabel('Current password')
  const fresh = page.getByLabel('New password', { exact: true })
  const repeated = page.getByLabel('Confirm new password')
  await present.fill('correct horse battery staple')
  await fresh.fill('correct horse battery staple')
  await repeated.fill('correct horse battery stable')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(fresh).toHaveAccessibleDescription(/The new password must differ from the old one\./)
  await expect(repeated).toHaveAccessibleDescription(/Passwords don't match\./)
  await fresh.fill('short')
  await expect(fresh).toHaveAccessibleDescription(/Use at least 15 characters\./)
  await expect(page.getByText(/^((Very|Fairly) easy|Easy) to guess$/)).toBeVisible()
  // On the list of the server, which rejects it.
  await fresh.fill('passwordpassword')
  await expect(page.getByText(/^((Very|Fairly) easy|Easy) to guess$/)).toBeVisible()
  await expect(page.getByText('Hard to guess', { exact: true })).toBeHidden()
  await fresh.fill('eleven quiet harbor lamps')
  await repeated.fill('eleven quiet harbor lamps')
  await expect(page.getByText('Very hard to guess')).toBeVisible()
  await present.fill('not the current one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(present).toHaveAccessibleDescription(/The password is incorrect\./)
  await expect(fresh).toHaveValue('eleven quiet harbor lamps')
  await present.fill('correct horse battery staple')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible()
})

test('each topic switches on its own, takes effect immediately, and stays set', { tag: FULL }, async ({
  page,
  context,
  makePerson,
}) => {
  const turnedOn = countCalls(context, subscribeProfile)
  const turnedOff = countCalls(context, unsubscribeProfile)
  await openAs(page, await makePerson(), '/account/profile/notifications')
  const topic = (name: string) => page.getByRole('switch', { name })
  await expect(topic('Security')).toHaveAttribute('aria-checked', 'true')
  for (const name of ['90% used', 'All used', 'Expiring', 'Renewal', 'Receipts', 'Key limits'])
    await expect(topic(name)).toHaveAttribute('aria-checked', 'true')
  await topic('70% used').click()
  await topic('Product news').click()
  await topic('Security').click()
  for (const name of ['70% used', 'Product news'])
    await expect(topic(name)).toHaveAttribute('aria-checked', 'true')
  await expect(topic('Security')).toHaveAttribute('aria-checked', 'false')
  // Switches show a press before its response, and are sent one at a time.
  await expect.poll(turnedOn).toBe(2)
  await expect.poll(turnedOff).toBe(1)
  await page.reload()
  await expect(topic('Product news')).toHaveAttribute('aria-checked', 'true')
  await expect(topic('Security')).toHaveAttribute('aria-checked', 'false')
  await expect(topic('25% used')).toHaveAttribute('aria-checked', 'false')
})
