import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { expect, test } from 'vitest'
import { checkProse } from './prose.ts'

const check = checkProse(async () => path => ['/', '/pricing', '/account/keys'].includes(path))

/** Where and why the build fails for a prose file with this after its front matter; undefined where it does not. */
async function failureOf(body: string): Promise<string | undefined> {
  const value = `---\ntitle: A page\n---\n\n${body}`
  return compile({ path: 'page.mdx', value }, { remarkPlugins: [remarkFrontmatter, check] }).then(
    () => undefined,
    error => `${error.line}: ${error.reason}`,
  )
}

test('good prose passes', async () => {
  const links =
    '[a](/pricing) [b](/pricing?term=year#plans) [c](/account/keys) [d](https://other.example/x) [e](#here) [f](/openapi/gateway.json)'
  expect(await failureOf(`## One\n\n### Two\n\n## Three\n\n${links}\n\n![A map](/map.svg)`)).toBeUndefined()
})

test.each([
  ['a skipped level', '## One\n\n#### Four', '7: A heading of level 4 follows one of level 2'],
  ['a first heading too deep', '### Three', '5: A heading of level 3 follows one of level 1'],
  ['a heading of level 1', '# One', '5: The heading of level 1 is in the front matter. Begin with level 2'],
  ['an image without a text', 'Text\n\n![](/map.svg)', '7: An image has no text'],
  ['an element without a text', '<img src="/map.svg" />', '5: An image has no text'],
  ['an unknown link', 'One\ntwo [there](/nowhere)', '6: A link leads to /nowhere, and there is no such page'],
  [
    'an unknown link with a part',
    '[there](/prices#plans)',
    '5: A link leads to /prices, and there is no such page',
  ],
  [
    'an unknown link as an element',
    '<a href="/nowhere">there</a>',
    '5: A link leads to /nowhere, and there is no such page',
  ],
  [
    'an unknown link by name',
    '[there][1]\n\n[1]: /nowhere',
    '7: A link leads to /nowhere, and there is no such page',
  ],
])('%s fails at its line', async (_, body, failure) => {
  expect(await failureOf(body)).toBe(failure)
})
