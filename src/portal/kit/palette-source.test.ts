import { expect, test } from 'vitest'
import { readCommands } from './palette-source.ts'

const COMMANDS = { rotate: 'rotate rotation leaked', pause: 'pause stop' }
const read = (text: string) => readCommands(text, COMMANDS, 'the key token of')

test.each([
  ['rotate token', { ids: ['rotate'], name: '' }],
  ['rotate the Nightly key', { ids: ['rotate'], name: 'nightly' }],
  ['leak', { ids: ['rotate'], name: '' }],
  ['stop rotation of web shop', { ids: ['rotate', 'pause'], name: 'web shop' }],
  ['nightly', undefined],
  // Two letters begin too many words.
  ['ro', undefined],
  ['', undefined],
])('%j', (text, commands) => {
  expect(read(text)).toEqual(commands)
})
