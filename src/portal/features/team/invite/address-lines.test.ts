import { expect, test } from 'vitest'
import { judge, splitAddresses } from './address-lines.ts'

test.each([
  ['one a line', 'sam@a.example\njo@a.example\r\n', ['sam@a.example', 'jo@a.example']],
  [
    'of a spreadsheet or a mail',
    'sam@a.example; jo@a.example, kim@a.example',
    ['sam@a.example', 'jo@a.example', 'kim@a.example'],
  ],
  [
    'with names',
    'Reed, Sam <sam@a.example>, Jo <jo@a.example>',
    ['Reed, Sam <sam@a.example>', 'Jo <jo@a.example>'],
  ],
  ['without an address', 'sam@a.example, jo', ['sam@a.example', 'jo']],
  [
    'separated by spaces and tabs',
    'sam@a.example jo@a.example\tkim@a.example  max@a.example',
    ['sam@a.example', 'jo@a.example', 'kim@a.example', 'max@a.example'],
  ],
  ['after a bad word', 'jo, sam@a.example', ['jo', 'sam@a.example']],
  [
    'between bad words',
    'jo sam@a.example not an address kim@a.example; max@a',
    ['jo', 'sam@a.example', 'not an address', 'kim@a.example', 'max@a'],
  ],
  [
    'of a table with names',
    'Sam Reed\tsam@a.example\r\nJo\tjo@a.example',
    ['Sam Reed', 'sam@a.example', 'Jo', 'jo@a.example'],
  ],
  [
    'with and without brackets',
    'sam@a.example, Jo Reed <jo@a.example> <kim@a.example> Max <max@a.example',
    ['sam@a.example', 'Jo Reed <jo@a.example>', '<kim@a.example>', 'Max', '<max@a.example'],
  ],
  [
    'in the quotation marks of a CSV file',
    '"sam@a.example","jo@a.example"',
    ['sam@a.example', 'jo@a.example'],
  ],
  [
    'with invisible marks',
    '\u200bsam@a.example\u202c\n\ufeffjo@a.example',
    ['sam@a.example', 'jo@a.example'],
  ],
  ['of nothing but separators', ' \n; ,\t\n', []],
])('addresses %s', (_case, text, lines) => expect(splitAddresses(text)).toEqual(lines))

test('a line is cut to what the check takes', () => {
  expect(splitAddresses('x'.repeat(500))[0]).toHaveLength(300)
})

test('a verdict stays with its line while others are typed', () => {
  const ready = { email_address: 'sam@a.example', verdict: 'ready' } as const
  const repeated = { email_address: 'sam@a.example', verdict: 'repeated' } as const
  const lines = ['sam@a.example', 'sam@a.example']
  expect(judge(['new', ...lines], { lines, verdicts: [ready, repeated] })).toEqual([
    { line: 'new', email: null, verdict: undefined },
    { line: 'sam@a.example', email: 'sam@a.example', verdict: 'ready' },
    { line: 'sam@a.example', email: 'sam@a.example', verdict: 'repeated' },
  ])
})
