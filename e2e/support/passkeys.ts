import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * A virtual device of Chromium that holds passkeys, for a browser that offers none in fields: the device answers as
 * soon as it is asked, so a login page that asks by itself would log in before anyone presses a button.
 */
export async function addDevice(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device verifies who touches it. */
    verify: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Adds a passkey on the open page about the sign-in. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText(`${name} is added.`)).toBeVisible()
}
