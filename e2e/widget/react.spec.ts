import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { startWidgetProject, WIDGET } from '../../tests/support/contract/widget-project.ts'
import { expectAccessible, ofWorker } from '../support/test.ts'
import { test as base, expect } from './shop.ts'

/** A checkout of a customer, with the component of the package. */
const CHECKOUT = `
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AddressAutocomplete } from '${WIDGET}/react'

const root = document.getElementById('root')
const { baseUrl, apiKey } = root.dataset

function Checkout() {
  const [street, setStreet] = useState('')
  const [zip, setZip] = useState('')
  const [isShown, show] = useState(true)
  return (
    <form aria-label="Checkout">
      <label htmlFor="street">Street</label>
      {isShown && (
        <AddressAutocomplete
          id="street" name="street" baseUrl={baseUrl} apiKey={apiKey} fields={{ city: 'city' }}
          value={street} onChange={event => setStreet(event.target.value)}
          onAddress={address => setZip(address.postalCode)}
        />
      )}
      <label>City <input name="city" /></label>
      <output aria-label="What React has">{street}, {zip}</output>
      <button type="button" onClick={() => show(before => !before)}>Show or hide</button>
    </form>
  )
}
createRoot(root).render(<StrictMode><Checkout /></StrictMode>)
`

/** The checkout with the installed package and React, as one script. */
async function bundleCheckout(): Promise<{ value: string; end: () => Promise<void> }> {
  const { folder, remove } = await startWidgetProject()
  const entry = join(folder, 'src/checkout.jsx')
  writeFileSync(entry, CHECKOUT)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'checkout' } },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const script = bundle && 'output' in bundle ? bundle.output[0].code : ''
  return { value: script, end: async () => remove() }
}

const test = base.extend<object, { checkout: string }>({
  checkout: [...ofWorker(bundleCheckout)] as never,
})

test('the packed component of React completes an address and tells React of it', async ({
  page,
  shop,
  checkout,
  apiKey,
}) => {
  const origin = `http://localhost:${process.env.E2E_PORT}`
  const body = `<div id="root" data-base-url="${origin}" data-api-key="${apiKey}"></div>`
  await page.goto(shop.serve({ body, script: checkout }))
  const street = page.getByRole('combobox', { name: 'Street' })
  const options = page.getByRole('listbox', { name: 'Address suggestions' }).getByRole('option')
  const known = page.getByRole('status', { name: 'What React has' })

  await page.getByLabel('Street').focus()
  await street.pressSequentially('214 n jun')
  await expect(options).toHaveCount(1)
  await expect(known).toHaveText('214 n jun, ')
  await expectAccessible(page, { always: true })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(known).toHaveText('214 N Juniper St, 84116')
  await expect(page.getByLabel('City')).toHaveValue('Salt Lake City')

  // Mounted again, it has the value of the state and works as before.
  await page.getByRole('button', { name: 'Show or hide' }).click()
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show or hide' }).click()
  await expect(page.getByLabel('Street')).toHaveValue('214 N Juniper St')
  await page.getByLabel('Street').fill('88 copper m')
  await expect(options).toHaveCount(1)
})
