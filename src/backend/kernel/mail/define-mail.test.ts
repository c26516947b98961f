import { describe, expect, test } from 'vitest'
import { bill, button, facts, link, note, paragraph, quote, section, strong } from './blocks.ts'
import { defineMail } from './define-mail.ts'

const site = { publicUrl: () => 'https://gatepost.example' }

const greeting = defineMail('greeting', {
  title: 'Someone is greeted',
  reason: 'You get this mail because of a test.',
  example: { name: 'Northwind Traders', url: 'https://gatepost.example/login?a=1&b=2' },
  render: ({ name, url }) => ({
    subject: `Hello ${name}`,
    blocks: [
      paragraph('Welcome, ', strong(name), '.'),
      section(`About ${name}`),
      facts({ label: name, value: name }),
      bill([{ label: name, detail: name, value: '$1.00' }], '$1.00'),
      quote(`${name}\nand more`),
      button(`Greet ${name}`, url),
      note(name),
    ],
    footer: [link('Stop', 'https://gatepost.example/stop')],
  }),
})

const { url } = greeting.examples.Example ?? { url: '' }
const letterFor = (name: string) => greeting.write({ name, url }, site)

describe('what someone has typed', () => {
  test.each([
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!-- ',
    '&lt;b&gt;',
  ])('is no markup: %s', name => {
    const { html } = letterFor(name)
    expect(tagsOf(html)).toEqual(tagsOf(letterFor('Dana').html))
    expect(html).not.toContain(name)
    expect(letterFor(name).text).toContain(`Welcome, ${name}.`)
  })

  test('begins no line of the text and no header', () => {
    const { subject, text, html } = letterFor('Dana\r\nBcc: all@elsewhere.example\u2028Pay here')
    expect(subject).toBe('Hello Dana  Bcc: all@elsewhere.example Pay here')
    expect(text).not.toMatch(/^(Bcc|Pay here)/m)
    expect(html).not.toMatch(/\u2028/)
  })

  test('turns no words of ours around, and a name from right to left stands by itself', () => {
    const { subject, text, html } = letterFor('\u202eevil\u2066 שלום')
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(html).toMatch(/<strong dir="auto"[^<>]{0,100}>evil שלום<\/strong>/)
  })
})

test('text and HTML say the same, and have the same links', () => {
  const { text, html } = letterFor('Dana')
  expect(text.split('\n')).toEqual([
    'Welcome, Dana.',
    '',
    'ABOUT DANA',
    '',
    'Dana: Dana',
    '',
    '  Dana, Dana: $1.00',
    '  Total: $1.00',
    '',
    '> Dana',
    '> and more',
    '',
    'Greet Dana:',
    url,
    '',
    'Dana',
    '',
    '--',
    'You get this mail because of a test.',
    'Stop:',
    'https://gatepost.example/stop',
  ])
  expect(html).toContain('href="https://gatepost.example/login?a=1&#38;b=2"')
  expect(html).toContain('href="https://gatepost.example/stop"')
  expect(html.match(/href=/g)).toHaveLength(2)
})

test.each([
  'https://elsewhere.example/login',
  'https://gatepost.example.elsewhere.example/',
  'http://gatepost.example/login',
  'javascript:alert(1)',
  '//elsewhere.example/',
  '/login',
])('a link that is not ours is rejected: %s', other => {
  expect(() => greeting.write({ name: 'Dana', url: other }, site)).toThrow('not ours')
})

/** Every tag of a document with the names of its attributes. */
function tagsOf(html: string): string[] {
  return (html.match(/<[^<>]{1,2000}>/g) ?? []).map(tag => tag.replace(/"[^"]*"/g, ''))
}
