import { addDevice, addPasskey } from '../support/passkeys.ts'
import { pressLogOut } from '../support/session.ts'
import { expect, expectAccessible, openAs, readMail, test } from '../support/test.ts'

test('a passkey is added, renamed, used to log in on a device that verifies the person, and removed', async ({
  page,
  makePerson,
  request,
}) => {
  const person = await makePerson()
  const device = await addDevice(page)
  await openAs(page, person, '/account/profile/security')
  await addPasskey(page, 'Laptop')
  expect(await readMail(request, person.username, /passkey was added/)).toContain('/account/profile/security')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Actions for Laptop' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop')
  // The dialog returns the focus when it closes, which closes an open menu.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressLogOut(page)

  await test.step('a passkey does not log in when the device does not verify the person', async () => {
    await device.verify(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText("The browser didn't send a passkey")
    await expectAccessible(page)
    await device.verify(true)
  })

  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await page.goto('/account/profile/sessions')
  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('Passkey')
  await page.getByRole('link', { name: 'Login and security' }).click()
  await page.getByRole('button', { name: 'Actions for Work laptop' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('No passkeys yet')).toBeVisible()
})
