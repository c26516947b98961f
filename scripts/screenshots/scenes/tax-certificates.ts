import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const person = { label: 'Northwind Traders', taxableAddress: {} }
const PDF = {
  name: 'resale-certificate-R-20931.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'),
}

async function openUpload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload tax certificate' }).click()
  await page.getByLabel('File').setInputFiles(PDF)
}

/** A tax certificate, from its choice to its review. */
export const scenes: readonly Scene[] = [
  { name: 'tax-certificate-upload', person, path: '/account/billing', action: openUpload },
  {
    name: 'tax-certificate-waiting',
    person,
    path: '/account/billing',
    async action(page) {
      await openUpload(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
      await page.getByText(/We’re reviewing it/).waitFor()
    },
  },
  {
    name: 'tax-certificate-withdraw',
    person,
    path: '/account/billing',
    async action(page) {
      await openUpload(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
      await page.getByRole('button', { name: /^Withdraw / }).click()
      await page.getByRole('heading', { name: /^Withdraw / }).waitFor()
    },
  },
]
