import { enter, expect, test } from './support/test.ts'

test('the font of a page behind the login loads after the page', async ({ page, makePerson }) => {
  await enter(page, await makePerson({ keys: 3 }), '/account/keys')
  await page.evaluate(() => localStorage.removeItem('font'))
  const seen: string[] = []
  page.on('request', request => seen.push(request.resourceType()))
  page.on('load', () => seen.push('load'))
  await page.reload()
  await expect.poll(() => seen).toContain('font')
  expect(seen.indexOf('font')).toBeGreaterThan(seen.indexOf('load'))

  // From then on, the browser has it cached and shows it immediately.
  seen.length = 0
  await page.reload()
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  expect(seen.indexOf('font')).toBeLessThan(seen.indexOf('load'))
})
