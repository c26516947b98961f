import type { Page } from '@playwright/test'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const editKim = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for Kim Osei' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  return page.getByRole('dialog', { name: 'Edit Kim Osei' })
}
const save = { name: 'Save', exact: true }

test('two people edit the same contact at once: the second is notified and decides', async ({
  page,
  browser,
  makePerson,
}) => {
  const kim = { email: `kim.${Date.now()}@contacts.example`, firstName: 'Kim', lastName: 'Osei', topics: [] }
  const owner = await makePerson({ contacts: [kim] })
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const tab of [page, other]) await openAs(tab, owner, '/account/contacts')
  const [first, second] = [await editKim(page), await editKim(other)]

  await first.getByLabel('Position').fill('Head of purchasing')
  await first.getByRole('button', save).click()
  await expect(page.getByRole('row', { name: /Kim Osei/ })).toContainText('Head of purchasing')

  await second.getByLabel('Company').fill('Northwind Traders')
  await second.getByRole('button', save).click()
  const conflict = second.getByRole('alert').filter({ hasText: 'Someone else just changed this contact' })
  await expect(conflict).toContainText('Position is now')
  await expect(conflict).toContainText('Head of purchasing')
  await expect(second.getByLabel('Company')).toHaveValue('Northwind Traders')
  await expect(second.getByRole('button', save)).toBeDisabled()
  await expectAccessible(other)
  // Theirs is still there: nothing was overwritten.
  await page.reload()
  await expect(page.getByRole('row', { name: /Kim Osei/ })).toContainText('Head of purchasing')

  await second.getByLabel('Position').fill('Head of purchasing')
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toBeHidden()
  await second.getByRole('button', save).click()
  await expect(second).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row', { name: /Kim Osei/ })).toContainText('Head of purchasing')
  await expect((await editKim(page)).getByLabel('Company')).toHaveValue('Northwind Traders')
  await context.close()
})

test('another person’s save may have changed the address, which then has to be confirmed again', {
  tag: FULL,
}, async ({ page, browser, makePerson }) => {
  const [before, after] = ['kim', 'purchasing'].map(name => `${name}.${Date.now()}@contacts.example`)
  if (!before || !after) throw new Error('two addresses')
  const kim = { email: before, firstName: 'Kim', lastName: 'Osei', topics: [] }
  const owner = await makePerson({ contacts: [kim] })
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const tab of [page, other]) await openAs(tab, owner, '/account/contacts')
  const [first, second] = [await editKim(page), await editKim(other)]

  await first.getByLabel('Email', { exact: true }).fill(after)
  await first.getByRole('button', save).click()
  await expect(page.getByRole('row', { name: /Kim Osei/ })).toContainText(after)

  await second.getByLabel('Position').fill('Buyer')
  await second.getByRole('button', save).click()
  const warning = second.getByText('The new address needs to be confirmed')
  await expect(second.getByText('Email is now')).toBeVisible()
  await expect(warning).toBeVisible()
  await second.getByLabel('Email', { exact: true }).fill(after)
  await expect(warning).toBeHidden()
  await second.getByRole('button', { name: 'Discard mine' }).click()
  await expect(second).toBeHidden()
  await expect(other.getByRole('row', { name: /Kim Osei/ })).toContainText(after)
  await context.close()
})

test('a list that was still loading when a contact was saved shows what was saved, whichever response arrives last', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  // Its response, made before the change, is delivered after everything else.
  await page.addInitScript(path => {
    const send = window.fetch
    const isReleased = new Promise<void>(release => addEventListener('release', () => release()))
    let reads = 0
    window.fetch = async (...args) => {
      const response = await send(...args)
      const { pathname, searchParams } = new URL(response.url)
      if (!pathname.endsWith(path) || !searchParams.has('page_size')) return response
      reads += 1
      document.documentElement.dataset.reads = String(reads)
      if (reads === 1) await isReleased
      return response
    }
  }, listContacts.path)
  const kim = { email: `kim.${Date.now()}@contacts.example`, firstName: 'Kim', lastName: 'Osei', topics: [] }
  await openAs(page, await makePerson({ contacts: [kim] }), '/account/contacts')
  const row = page.getByRole('row', { name: /Kim Osei/ })
  await expect(row).toBeVisible()
  const reads = page.locator('html')
  await page.getByLabel('Contacts per page').selectOption('50 per page')
  await expect(reads).toHaveAttribute('data-reads', '1')

  const dialog = await editKim(page)
  await dialog.getByLabel('Position').fill('Head of purchasing')
  await dialog.getByRole('button', save).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Head of purchasing')
  await page.evaluate(
    () =>
      new Promise(resolve => {
        dispatchEvent(new Event('release'))
        setTimeout(resolve)
      }),
  )
  await expect(row).toContainText('Head of purchasing')
  await expect(reads).toHaveAttribute('data-reads', '2')
})
