import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inkHex, logoFiles, logoSvg, mark, signHex } from '#portal/content/brand/logo.ts'
import { page } from '#portal/content/pages/company/brand.ts'
import { hexOf, readTokens } from './tokens.ts'

const tokens = readTokens(readFileSync('src/portal/styles/tokens.css', 'utf8'))

test('OKLCH colors convert to sRGB', () => {
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff')
  expect(hexOf('oklch(0 0 0)')).toBe('#000000')
  // Red of sRGB, as CSS Color 4 gives it in OKLCH.
  expect(hexOf('oklch(0.627966 0.257704 29.2346)')).toBe('#ff0000')
})

test('the logo files have the colors of the tokens, and the shape of the header’s logo', () => {
  expect(hexOf(tokens.get('sign')?.light ?? '')).toBe(signHex)
  expect(hexOf(tokens.get('ink')?.light ?? '')).toBe(inkHex)
  const drawn = readFileSync('src/portal/ui/page/logo.tsx', 'utf8')
  for (const part of [mark.path, `rx="${mark.radius}"`, `strokeWidth="${mark.stroke}"`])
    expect(drawn).toContain(part)
})

test('the logo files that the page links exist', () => {
  for (const file of logoFiles)
    expect(readFileSync(`src/portal/public${file.file}`, 'utf8')).toBe(logoSvg(file))
})

test('every color on the page is a token with a light and a dark value', () => {
  for (const { token } of page.colors.tokens) expect(tokens.get(token), token).toBeDefined()
  expect(tokens.get('accent')?.light).not.toBe(tokens.get('accent')?.dark)
})
