import { expect, test } from 'vitest'
import { readXmlFile } from './metadata-file.ts'

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><Name>Zoë Müller</Name>`
const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from(xml('UTF-8'))],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${xml('UTF-8')}`)],
  ['UTF-8 without a declaration', Buffer.from('<Name>Zoë Müller</Name>')],
  ['UTF-8 that says UTF-16', Buffer.from(xml('UTF-16'))],
  ['UTF-8 that says what no one knows', Buffer.from(xml('x-unknown'))],
  ['UTF-16LE with a mark', wide(`\ufeff${xml('UTF-16')}`, false)],
  ['UTF-16BE with a mark', wide(`\ufeff${xml('UTF-16')}`, true)],
  ['UTF-16LE without a mark', wide(xml('UTF-16LE'), false)],
  ['UTF-16BE without a mark', wide(xml('UTF-16BE'), true)],
  ['ISO-8859-1', Buffer.from(xml('ISO-8859-1'), 'latin1')],
  ['Windows-1252', Buffer.from(xml('windows-1252'), 'latin1')],
])('metadata are read as %s', async (_encoding, bytes) => {
  const text = await readXmlFile(new Blob([bytes]))
  expect(text).toMatch(/^<.*<Name>Zoë Müller<\/Name>$|^<Name>Zoë Müller<\/Name>$/)
})
