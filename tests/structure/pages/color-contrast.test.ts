import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** WCAG 2.2 AA: 4.5 for text, 3 for meaningful graphics. */
const TEXT = 4.5
const DRAWN = 3

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const COLOR = String.raw`oklch\([^)/]*\)`
const TOKEN = new RegExp(
  String.raw`^ {2}--([\w-]+): (?:light-dark\((${COLOR}), (${COLOR})\)|(${COLOR}));$`,
  'gm',
)
const css = readFileSync('src/portal/styles/tokens.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name = '', light, dark, always = '']) => [
    name,
    { light: light ?? always, dark: dark ?? always },
  ]),
)
const named = (pattern: RegExp) => [...tokens.keys()].filter(name => pattern.test(name))

// By name, so that the check includes a new token of a family.
const backgrounds = named(/^(page|surface|raised|sunken|hover|.*-soft)$/)
const texts = named(/^(ink|accent|danger|warning)(-(muted|faint|strong))?$/)
const onFilled = named(/^on-/).flatMap(name =>
  named(new RegExp(`^${name.slice('on-'.length)}(-strong)?$`)).map(background => ({ name, background })),
)
const onCode = named(/^code-(?!line)/).map(name => ({ name, background: 'code' }))
/** Two elements have inverted colors: the tooltip and the button on the sign. */
const inverted = [
  { name: 'page', background: 'ink' },
  { name: 'sign', background: 'on-sign' },
]
const drawn = named(/^(chart-\d+|line-control)$/)
const groundsOfDrawn = named(/^(page|surface|raised)$/)

describe.each(SCHEMES)('in %s', scheme => {
  test.each(texts)('%s can be read on every background', name => {
    expect(tooFaint(scheme, name, backgrounds, TEXT)).toEqual([])
  })

  test.each([...onFilled, ...onCode, ...inverted])(
    '$name can be read on $background',
    ({ name, background }) => {
      expect(tooFaint(scheme, name, [background], TEXT)).toEqual([])
    },
  )

  test.each(drawn)('%s stands out from what it is drawn on', name => {
    expect(tooFaint(scheme, name, groundsOfDrawn, DRAWN)).toEqual([])
  })
})

test('the pages below /dev and the review site have the same colors', () => {
  const styles = readFileSync('src/backend/dev/files/base.css', 'utf8')
  const linesOf = (text: string) => text.match(/^ {2}--[\w-]+: .*;$/gm) ?? []
  const ours = new Set(linesOf(css))
  expect(linesOf(styles).length).toBeGreaterThan(15)
  expect(linesOf(styles).filter(line => !ours.has(line))).toEqual([])
  const sheets = globSync(['src/backend/dev/files/*.css', 'scripts/contracts-site/assets/*.css'])
  const used = sheets.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  )
  const known = new Set([...styles.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name))
  expect(used.filter(name => !known.has(name))).toEqual([])
  expect([...known].filter(name => !used.includes(name))).toEqual([])
})

test('every text color that a class sets is one of these', () => {
  const checked = new Set([...texts, ...[...onFilled, ...onCode, ...inverted].map(({ name }) => name)])
  const classes = globSync('src/portal/**/*.{ts,tsx,css}').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\btext-([a-z][\w-]*)(\/\d+)?/g)].map(
      ([, name = '', opacity = '']) => ({ file, name, opacity }),
    ),
  )
  const colored = classes.filter(({ name }) => tokens.has(name))
  expect(colored.length).toBeGreaterThan(0)
  expect(colored.filter(({ name, opacity }) => opacity || !checked.has(name))).toEqual([])
})

test('contrast follows the WCAG formula', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 5)
  // #767676, the lightest gray that passes on white.
  expect(contrast('oklch(0.5665 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1)
})

function tooFaint(scheme: Scheme, name: string, grounds: readonly string[], least: number): string[] {
  return grounds
    .map(ground => ({ ground, ratio: contrast(colorOf(name, scheme), colorOf(ground, scheme)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ ground, ratio }) => `${ratio.toFixed(2)} on ${ground}`)
}

function colorOf(name: string, scheme: Scheme): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`there is no token ${name}`)
  return token[scheme]
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of `oklch(L C H)`, by Björn Ottosson's matrices of OKLab; out of gamut it is clipped. */
function luminance(color: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const inGamut = (value: number) => Math.min(1, Math.max(0, value))
  return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue)
}
