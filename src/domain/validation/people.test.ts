import { describe, expect, test } from 'vitest'
import { checkName, checkPhone, checkPosition, checkWebsite, normalizePhone } from './people.ts'

describe('a name', () => {
  test.each([
    "O'Brien",
    'O’Brien',
    'José',
    '李',
    'Anne-Marie',
    'J. R. R. Tolkien',
    'St.John',
    'X Æ A-12',
    'van der Berg',
  ])('is %s', name => expect(checkName(name)).toBeUndefined())

  test.each([
    '<b>Dana</b>',
    'https://evil.example',
    'www.evil',
    'win money at spam.example',
    'a@b',
    '123',
    '- -',
  ])('is not %s', name =>
    expect(checkName(name)).toEqual({ name: 'name-invalid', message: 'Enter a valid name.' }),
  )
})

test('a position has no special characters', () => {
  for (const position of ['Head of operations', 'VP, R&D (EMEA)', 'Geschäftsführerin'])
    expect(checkPosition(position)).toBeUndefined()
  for (const position of ['CEO <script>', 'Dev #1', 'a=b', 'C\u0007'])
    expect(checkPosition(position)?.message).toBe('Remove special characters.')
})

test('a website is one with or without its scheme', () => {
  for (const site of [
    'northwind.example',
    'https://www.northwind.example/a?b',
    'münchen.example',
    'a.co:8080',
  ])
    expect(checkWebsite(site), site).toBeUndefined()
  for (const site of [
    'northwind',
    'ftp://a.example',
    'https://dana:pw@a.example',
    'a b.example',
    '10.0.0.1',
    'x:',
  ])
    expect(checkWebsite(site)?.name, site).toBe('website-invalid')
})

describe('a telephone number', () => {
  test.each([
    ['801 555 0142'],
    ['1 (801) 555-0142'],
    ['+1 801.555.0142'],
    ['801-555-0142 x12'],
    ['+49 30 901820'],
    ['030 901820', 'DEU'],
  ])('is %s', (number, country?: string) => expect(checkPhone(number, country)).toBeUndefined())

  test.each(['555 0142', '123 555 0142', '+1 801 555', 'call me', '+0 12345678', '801 555 0142 99'])(
    'is not %s',
    number => expect(checkPhone(number)?.name).toBe('phone-invalid'),
  )

  test.each([
    ['801 555 0142', '+18015550142'],
    ['1-801-555-0142 x5', '+18015550142'],
    ['+49 30 901820', '+4930901820'],
    ['030 901820', '030 901820'],
  ])('%s is kept as %s', (typed, kept) => expect(normalizePhone(typed)).toBe(kept))
})
