import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Language, Parser } from '@vscode/tree-sitter-wasm'
import { beforeAll, expect, test } from 'vitest'

const PAGES = join(import.meta.dirname, '../../../src/portal/content')
/** Grammars of the languages in which pages have code, by what follows the three backticks. */
const GRAMMARS: Readonly<Record<string, string>> = {
  sh: 'bash',
  js: 'javascript',
  ts: 'typescript',
  tsx: 'tsx',
  python: 'python',
  css: 'css',
}

const { resolve } = createRequire(import.meta.url)

const blocks = globSync('**/*.mdx', { cwd: PAGES }).flatMap(page => {
  const text = readFileSync(join(PAGES, page), 'utf8')
  return [...text.matchAll(/^( *)```(\w+).*\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      ...{ page, language },
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
})

beforeAll(() => Parser.init())

test.each(Object.entries(GRAMMARS))('each block of %s on a page is a program of it', async (of, grammar) => {
  const parser = new Parser()
  const wasm = resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`)
  parser.setLanguage(await Language.load(readFileSync(wasm)))
  const own = blocks.filter(({ language }) => language === of)
  expect(own).not.toEqual([])
  for (const { page, code } of own)
    expect(parser.parse(code)?.rootNode.hasError, `${page}:\n${code}`).toBe(false)
})

test('each block of JSON on a page is JSON', () => {
  const own = blocks.filter(({ language }) => language === 'json')
  expect(own).not.toEqual([])
  for (const { page, code } of own) expect(() => JSON.parse(code), `${page}:\n${code}`).not.toThrow()
})
