import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutSignalStacks } from './stackless-errors.ts'

test('a signal has its message and no stack, and is still an error', () => {
  const code = withoutSignalStacks(
    'var SuspenseException = Error(formatProdErrorMessage(460)), other = Error(1)',
  )
  const run = new Function('formatProdErrorMessage', `${code}; return [SuspenseException, other]`)
  const [signal, other] = run((id: number) => `message ${id}`)
  expect(signal).toBeInstanceOf(Error)
  expect(signal.message).toBe('message 460')
  expect(Object.hasOwn(signal, 'stack')).toBe(false)
  expect(Object.hasOwn(other, 'stack')).toBe(true)
})

test('all signals of the installed React are found', () => {
  const file = createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace('client.js', '')
  const code = readFileSync(`${file}cjs/react-dom-client.production.js`, 'utf8')
  const made = withoutSignalStacks(code).match(/= Object\.create\(Error\.prototype/g)
  expect(made).toHaveLength(5)
  expect(() => withoutSignalStacks('var a = 1')).toThrow('no signals')
})
