import { expect, gotoHydrated, test } from '../support/test.ts'

test('the calculator has no hole, says the total once, and its button keeps its color', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // With two editions, and with one.
  for (const path of ['/pricing', '/pricing/us-rooftop-geocoding']) {
    await gotoHydrated(page, path)
    const main = page.getByRole('main')
    const term = await main.getByRole('group', { name: 'Term' }).boundingBox()
    const note = await main
      .getByText(/^Free for \d+ days with/)
      .first()
      .boundingBox()
    if (!term || !note) throw new Error(`${path} has no calculator`)
    expect(note.y - (term.y + term.height), path).toBeLessThanOrEqual(40)

    const add = main.getByRole('button', { name: /^Add to cart / })
    // The large price above the facts is the total.
    await expect(main.getByText(/^(Monthly|Yearly) total$/)).toHaveCount(0)
    const color = (button: typeof add) =>
      button.evaluate(element => getComputedStyle(element).backgroundColor)
    const before = await color(add)
    await add.click()
    const link = main.getByRole('link', { name: /^View cart/ }).first()
    await page.mouse.move(0, 0)
    await expect.poll(() => color(link)).toBe(before)
  }
})
