import { expect, test } from 'vitest'
import { errorPage, slugs } from './collection.ts'

test('every error page has a title and a description that search engines show whole', () => {
  for (const slug of slugs()) {
    const { title = '', description = '' } = errorPage(slug)?.head ?? {}
    expect(title, slug).toMatch(/\S/)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThanOrEqual(50)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})
