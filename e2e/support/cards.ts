import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'

/** Numbers of the test vendor, by what happens to them. */
export const CARDS = {
  succeeds: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  americanExpress: '3782 822463 10005',
  refused: '4000 0000 0000 0002',
  declined: '4000 0000 0000 0341',
  insufficientFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  challenge: '4000 0000 0000 3220',
  takesTime: '4000 0000 0000 0077',
  losesResponse: '4000 0000 0000 4087',
  reportedTwice: '4000 0000 0000 5001',
} as const

/** The vendor's form within a page or a dialog. */
export function cardForm(place: Page | Locator): FrameLocator {
  return place.frameLocator('iframe[title="Card details"]')
}

/** Types a card into the vendor's form, as a person does. The button is the page's. */
export async function typeCard(place: Page | Locator, number: string = CARDS.succeeds): Promise<void> {
  const form = cardForm(place)
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Month').fill('4')
  await form.getByLabel('Year').fill('31')
  await form.getByLabel('Security code').fill(number === CARDS.americanExpress ? '7373' : '737')
  await form.getByLabel('Name on card').fill('Dana Reyes')
  // An account with a billing address has a card with the same one. Where the address has just been saved, the fields
  // may leave while they are filled in.
  const street = form.getByLabel('Street')
  const limit = { timeout: scaledTimeout(2_000) }
  await expect(async () => {
    if (!(await street.isVisible())) return
    await street.fill('85 Mill Street', limit)
    await form.getByLabel('City').fill('Provo', limit)
    await form.getByLabel('State or province').fill('UT', limit)
    await form.getByLabel('Postal code').fill('84601', limit)
  }).toPass()
}

/** Presses the button below the vendor's form. */
export async function pressAddCard(place: Page | Locator): Promise<void> {
  const button = place.getByRole('button', { name: 'Add card' })
  // On a busy machine, the browser still sends what happens here to the form, which has just become smaller.
  await expect(async () => {
    await button.hover()
    expect(await button.evaluate(element => element.matches(':hover'))).toBe(true)
  }).toPass()
  await button.click()
}
