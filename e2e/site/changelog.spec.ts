import { expect, expectAccessible, gotoHydrated, test } from '../support/test.ts'

test('the changelog lists changes by day, marks what breaks callers, and is filtered by service', async ({
  page,
  request,
}) => {
  await gotoHydrated(page, '/changelog')
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Address API 3.0.0' })).toContainText('Breaking')
  await expect(page.getByRole('article').filter({ hasText: 'Address API 3.6.0' })).toContainText(
    'explain=no-match',
  )
  await expectAccessible(page)
  await page.getByLabel('Service').selectOption('Compatibility API')
  await expect(page.getByRole('article').filter({ hasText: 'Address API 3.0.0' })).toBeHidden()
  await expect(page.getByRole('article').first()).toContainText(/Compatibility API \d/)

  for (const path of ['/changelog/feed.xml', '/status/feed.xml']) {
    const feed = await request.get(path)
    expect(feed.headers()['content-type']).toContain('application/atom+xml')
    expect(await feed.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  }
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Changelog', exact: true }),
  ).toBeVisible()
})
