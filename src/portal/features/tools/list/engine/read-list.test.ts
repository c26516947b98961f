import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importList } from './import-list.ts'
import { memoryStore } from './memory-store.ts'
import { planOf } from './read-list.ts'

const HEADS = ['name', 'street', 'city', 'state', 'zip']
const DELIMITERS = [',', ';', '\t', '|'] as const

/** A record as its owner knows it. Names have what is hard: quotes, delimiters, lines, accents. */
const record = fc
  .record({
    name: fc.oneof(
      fc.constantFrom(
        'Ann',
        'Doe, Ann',
        'Eve "Evi" Doe',
        'Peñasco',
        'Müller; Söhne',
        'a|b',
        'Two\nlines',
        'back\\slash',
        '',
      ),
      fc.stringMatching(/^[A-Z][a-zéñü]{1,9}( [A-Z]'[A-Z][a-z]{2,9})?$/),
    ),
    house: fc.integer({ min: 1, max: 9999 }),
    unit: fc.constantFrom('', ', Unit 4', ' Apt "B"'),
    place: fc.constantFrom('Provo/UT/84601', 'Boston/MA/02134', 'San Juan/PR/00901', 'Peñasco/NM/87553'),
  })
  .map(({ name, house, unit, place }) => [name, `${house} Main St${unit}`, ...place.split('/')])

/** What programs and people do to a row that was right. The row has one quoted cell at least where it needs it. */
const damages: Readonly<Record<string, (cells: readonly string[], delimiter: string) => string>> = {
  'opened, never closed': ([name = '', , ...others], delimiter) =>
    [bare(name), '"12 Main St', ...others].join(delimiter),
  'inner quotes': ([name = '', , ...others], delimiter) =>
    [bare(name), '"5" Main" St', ...others].join(delimiter),
  inches: ([name = '', , ...others], delimiter) => [bare(name), '5" Main St', ...others].join(delimiter),
  backslashes: ([name = '', , ...others], delimiter) =>
    [`"${bare(name)} \\"x\\""`, '12 Main St', ...others].join(delimiter),
  'a backslash at the end': ([, , ...others], delimiter) =>
    ['"Bob \\""', '"12 Main St"', ...others].join(delimiter),
  'a space before a quote': ([name = '', , ...others], delimiter) =>
    [bare(name), ` "12 Main St${delimiter} Unit 4"`, ...others].join(delimiter),
  'a missing end': ([name = '', , ...others], delimiter) =>
    [`"${bare(name)}"`, '"12 Main St', ...others.map(cell => `"${cell}"`)].join(delimiter),
  'a quote at the end': ([name = '', , ...others], delimiter) =>
    [bare(name), '12 Main St"', ...others].join(delimiter),
  'a loose delimiter': ([name = '', ...others], delimiter) =>
    [bare(name), 'x', ...others.map(bare)].join(delimiter),
  cut: ([name = '', street = ''], delimiter) => [bare(name), bare(street)].join(delimiter),
}

function bare(text: string): string {
  return text.replace(/["\\,;|\t\n]/g, '')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

interface Style {
  delimiter: (typeof DELIMITERS)[number]
  end: string
  quotesAll: boolean
}

function lineOf(cells: readonly string[], { delimiter, quotesAll }: Style): string {
  const needs = (text: string) =>
    quotesAll || /["\n\r]/.test(text) || text.includes(delimiter) || text !== text.trim()
  return cells.map(cell => (needs(cell) ? quoted(cell) : cell)).join(delimiter)
}

const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with its mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16le with its mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be with its mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  macintosh: (text: string) =>
    Buffer.from(
      text.replace(/[éñüöÄ]/g, letter => MAC[letter] ?? letter),
      'latin1',
    ),
} as const
const MAC: Readonly<Record<string, string>> = { é: '\x8e', ñ: '\x96', ü: '\x9f', ö: '\x9a' }

const file = fc.record({
  records: fc.array(
    fc.record({ cells: record, damage: fc.option(fc.constantFrom(...Object.keys(damages)), { freq: 4 }) }),
    {
      minLength: 4,
      maxLength: 40,
    },
  ),
  style: fc.record({
    delimiter: fc.constantFrom(...DELIMITERS),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    quotesAll: fc.boolean(),
  }),
  encoding: fc.constantFrom(...(Object.keys(encodings) as (keyof typeof encodings)[])),
  title: fc.constantFrom('', 'Table 1', 'Customer report'),
  namesDelimiter: fc.boolean(),
  emptyLines: fc.nat({ max: 3 }),
  endsWithLine: fc.boolean(),
})

describe('any file', () => {
  test('has as many rows in the list as records, or reports them, and no record takes another one with it', async () => {
    await fc.assert(
      fc.asyncProperty(
        file,
        async ({ records, style, encoding, title, namesDelimiter, emptyLines, endsWithLine }) => {
          const lines = [
            ...(namesDelimiter ? [`sep=${style.delimiter}`] : []),
            ...(title ? [title] : []),
            lineOf(HEADS, style),
            ...records.map(({ cells, damage }) =>
              damage ? (damages[damage]?.(cells, style.delimiter) ?? '') : lineOf(cells, style),
            ),
            ...Array.from({ length: emptyLines }, () => style.delimiter.repeat(4)),
          ]
          const text = lines.join('\n').replaceAll('\n', style.end) + (endsWithLine ? style.end : '')
          const store = memoryStore()
          const list = await importList(store, new Blob([encodings[encoding](text)]), { name: 'x.csv' }, 0)
          const plan = await planOf(store, list, list.mapping)

          expect(list.format?.delimiter).toBe(style.delimiter)
          expect(list.columns.slice(0, HEADS.length)).toEqual(HEADS)
          expect(list.report.titles.map(({ text }) => text)).toEqual(title ? [title] : [])
          expect(list.rows, 'rows in = rows out').toBe(records.length)
          expect(list.report.emptyRows).toBe(emptyLines)
          expect(plan.lookups + plan.skipped).toBe(list.rows)
          const rows = store.rows()
          for (const [at, { cells, damage }] of records.entries()) {
            const row = Array.from({ length: HEADS.length }, (_, column) => rows[at]?.[column] ?? '')
            if (!damage) expect(row).toEqual(cells)
            else if (damage !== 'a loose delimiter' && damage !== 'cut')
              expect(row.slice(2)).toEqual(cells.slice(2))
          }
          const loose = records.filter(({ damage }) => damage === 'a loose delimiter').length
          expect(plan.reported.filter(({ reason }) => reason.includes('6 cells'))).toHaveLength(loose)
        },
      ),
      { numRuns: Number(process.env.LIST_RUNS ?? 300) },
    )
  })
})
