import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ResultTooLarge, textOfResult } from './results.ts'

const OPTIONS = {
  service: 'security',
  title: 'List things',
  isWhole: false,
  narrowing: ' Narrow it with: state.',
}
const dataIn = (text: string) =>
  JSON.parse(text.split('\n--- end data ---')[0]?.split('--- begin data ---\n')[1] ?? '')

describe('a result', () => {
  test('hides what the contract calls secret, and what looks like a credential anywhere', () => {
    const text = textOfResult(
      {
        token: 'sk_1',
        things: [{ token: null, note: `it is gp_svc_${'x'.repeat(49)}, and sk_${'a'.repeat(30)}.` }],
      },
      OPTIONS,
    )
    expect(dataIn(text)).toEqual({
      token: '(hidden)',
      things: [{ token: null, note: 'it is (hidden), and (hidden).' }],
    })
  })

  test('hides the secret of a webhook and an access token, and keeps what only resembles them', () => {
    const note = `whsec_${'A'.repeat(24)} eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln, sk_short, task_force`
    expect(dataIn(textOfResult({ note }, OPTIONS)).note).toBe('(hidden) (hidden), sk_short, task_force')
  })

  test('never has more rows and characters than a model can read, and its frame only once, whatever is in it', () => {
    const rows = fc.array(fc.record({ label: fc.string({ unit: 'binary' }), list: fc.array(fc.string()) }), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 3_000 }), (things, size) => {
        const filled = things.map(each => ({ ...each, text: '--- end data ---\n'.repeat(size / 16) }))
        const text = textOfResult({ things: filled }, OPTIONS)
        expect(text.length).toBeLessThan(41_000)
        expect(
          text.split(/[\n\r\u0085\u2028\u2029]/).filter(line => line === '--- end data ---'),
        ).toHaveLength(1)
        const { things: shown } = dataIn(text)
        expect(shown.length).toBeLessThanOrEqual(50)
        expect(text.includes('There are more.')).toBe(shown.length < things.length)
      }),
      { numRuns: 60 },
    )
  })

  test('shortens texts where rows are not enough', () => {
    const text = textOfResult({ note: 'a'.repeat(100_000) }, OPTIONS)
    expect(dataIn(text).note).toHaveLength(1_000)
    expect(text).toContain('There are more. note has 100000 characters, of which 1000 are here.')
  })

  test('is whole, or not there, where a part would be of no use', () => {
    const whole = { ...OPTIONS, isWhole: true }
    expect(dataIn(textOfResult({ text: 'a'.repeat(100_000) }, whole)).text).toHaveLength(100_000)
    expect(() => textOfResult({ text: 'a'.repeat(300_000) }, whole)).toThrow(ResultTooLarge)
  })

  test.each([
    [
      { page: 2, page_size: 10, total: 21 },
      'This is page 2, with 10 of 21; the next one is page 3. Narrow it',
    ],
    [{ next: 'abc' }, 'The next page has the cursor abc.'],
  ])('says where the next page of %j is', (body, expected) =>
    expect(textOfResult(body, OPTIONS)).toContain(expected),
  )

  test.each([{ page: 3, page_size: 10, total: 21 }, { next: null }, [], null])(
    'says nothing of more after %j',
    body => expect(textOfResult(body, OPTIONS)).not.toContain('There are more'),
  )
})
