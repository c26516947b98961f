import { readFileSync } from 'node:fs'
import ajvFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import {
  checkName,
  checkPhone,
  checkPosition,
  checkWebsite,
  EMAIL,
  patterns,
} from '#domain/validation/people.ts'
import { zEmail, zFirstName, zLastName, zPhone, zPosition, zWebsite } from '#generated/identity/zod.ts'
import { createAjv } from '#kernel/contract/validation.ts'

const contract: { schemas: Record<string, { pattern: string; 'x-pattern-message': string }> } = parse(
  readFileSync('openapi/common/people.yaml', 'utf8'),
)
const ajv = createAjv()

const NAMES = {
  good: [
    "O'Brien",
    'O’Brien',
    'José',
    '李',
    '𠮷野',
    'Anne-Marie',
    'St.John',
    'J. R. R. Tolkien',
    'Ünal',
    '王 小明',
  ],
  bad: [
    '<b>Dana</b>',
    'Dana>',
    'https://evil.example',
    'www.evil',
    'win at spam.example',
    'пиши на спам.рф',
    'a@b',
    '123',
    '- -',
    'a\u0001',
  ],
}
const FIELDS = [
  { name: 'FirstName', pattern: patterns.name, rule: checkName, form: zFirstName, ...NAMES },
  { name: 'LastName', pattern: patterns.name, rule: checkName, form: zLastName, ...NAMES },
  {
    name: 'Phone',
    pattern: patterns.phone,
    rule: (value: string) => checkPhone(value),
    form: zPhone,
    good: [
      '(801) 555-0142',
      '801.555.0142',
      '18015550142',
      '+1 (801) 555-0142 x12',
      '+44 20 7946 0958 ext. 5',
      '+49 30 901820',
    ],
    bad: [
      'call me',
      '801-CALL-NOW',
      '555 0142',
      '123 555 0142',
      '+1 801 555',
      '+0 12345678',
      '801 555 0142 99',
      '801 555 0142 x',
    ],
  },
  {
    name: 'Position',
    pattern: patterns.position,
    rule: checkPosition,
    form: zPosition,
    good: ['Head of operations', 'VP, R&D (EMEA)', 'Geschäftsführerin', '社長'],
    bad: ['CEO <script>', 'Dev #1', 'a=b', 'C\u0007', '$$$'],
  },
  {
    name: 'Website',
    pattern: patterns.website,
    rule: checkWebsite,
    form: zWebsite,
    good: [
      'northwind.example',
      'HTTPS://www.northwind.example/a?b#c',
      'münchen.example',
      'пример.рф',
      'a.xn--p1ai',
      'a.co:8080',
      'a.co?b',
    ],
    bad: [
      'northwind',
      'ftp://a.example',
      'javascript:alert(1)',
      'https://dana:pw@a.example',
      'a b.example',
      '10.0.0.1',
      'x:',
      'a..example',
      'a.co/<b>',
      'not a site',
    ],
  },
] as const

describe.each(FIELDS)('$name', ({ name, pattern, rule, form, good, bad }) => {
  const schema = contract.schemas[name]
  const server = ajv.compile({ type: 'string', pattern: schema?.pattern })

  test('is the pattern of the domain in the contract, or empty', () => {
    expect(schema?.pattern).toBe(`^$|${pattern.source.replaceAll('\\/', '/')}`)
    expect(server('')).toBe(true)
    expect(z.safeParse(form, '').success).toBe(true)
  })

  test.each(good)('takes %s everywhere', value => {
    expect([!rule(value), server(value), z.safeParse(form, value).success]).toEqual([true, true, true])
  })

  test.each(bad)('rejects %s everywhere, with its own message', value => {
    expect([!rule(value), server(value), z.safeParse(form, value).success]).toEqual([false, false, false])
    const { error } = z.safeParse(form, value)
    expect(error?.issues[0]?.message).toBe(schema?.['x-pattern-message'])
  })
})

describe('an email address', () => {
  const server = ajv.compile({ type: 'string', format: 'email', minLength: 3, maxLength: 254 })

  test('is what the server’s library accepts as one', () => {
    expect(EMAIL).toEqual(ajvFormats.default.get('email'))
  })

  test.each([
    ['dana@northwind.example', true],
    ['dana@northwind.xn--p1ai', true],
    ['Dana.Reyes+list@NORTHWIND.example', true],
    ["o'brien@northwind.example", true],
    ['d@a.co', true],
    ['dana{x}@northwind.example', true],
    ['dana@123.45', true],
    [`${'d'.repeat(80)}@northwind.example`, true],
    ['dana@northwind', false],
    ['dana@@northwind.example', false],
    ['.dana@northwind.example', false],
    ['da..na@northwind.example', false],
    ['dana@northwind.example.', false],
    ['dana@-northwind.example', false],
    ['dana@münchen.example', false],
    ['"dana reyes"@northwind.example', false],
    ['dana reyes@northwind.example', false],
    ['dana@[10.0.0.1]', false],
    ['northwind.example', false],
    [`${'d'.repeat(250)}@a.co`, false],
  ])('%s: form and server agree', (address, isGood) => {
    expect([server(address), z.safeParse(zEmail, address).success]).toEqual([isGood, isGood])
  })
})
