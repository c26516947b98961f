import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSecretBox, hashSecret, loadSealKey, randomSecret } from './secret-box.ts'

const secretBox = createSecretBox(randomBytes(32))

describe('a secretBox', () => {
  test.each(['', 'sk_token', 'Ümlaut 👩‍👩‍👧', 'x'.repeat(100_000)])('opens what it closed', text => {
    expect(secretBox.open(secretBox.close(text))).toBe(text)
  })

  test('hides the text, and whether two texts are equal', () => {
    const [first, second] = [secretBox.close('the same text'), secretBox.close('the same text')]
    expect(first).toMatch(/^v1\.[\w-]+$/)
    expect(Buffer.from(first.slice(3), 'base64url').toString('latin1')).not.toContain('the same text')
    expect(first).not.toBe(second)
  })

  test('rejects a text that was changed anywhere', () => {
    const bytes = Buffer.from(secretBox.close('a token').slice(3), 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => secretBox.open(`v1.${changed.toString('base64url')}`), `byte ${index}`).toThrow()
    }
  })

  test('rejects a text that was cut short', () => {
    const bytes = Buffer.from(secretBox.close('a token').slice(3), 'base64url')
    for (let length = 0; length < bytes.length; length++)
      expect(() => secretBox.open(`v1.${bytes.subarray(0, length).toString('base64url')}`)).toThrow()
  })

  test('rejects what another key sealed', () => {
    expect(() => secretBox.open(createSecretBox(randomBytes(32)).close('a token'))).toThrow()
  })

  test.each(['', 'v1', 'v1.', 'v2.AAAA', 'a token'])('rejects another format: %s', text => {
    expect(() => secretBox.open(text)).toThrow('sealed text of an unknown format')
  })
})

describe('the key', () => {
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatepost-secretBox-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return join(folder, 'data')
  }

  test('is the configured one if there is one', () => {
    const key = randomBytes(32)
    expect(loadSealKey({ configured: key.toString('base64'), folder: ':memory:' })).toEqual(key)
  })

  test('is created once for a folder, readable only by its owner', () => {
    const folder = newFolder()
    const key = loadSealKey({ configured: undefined, folder })
    expect(key).toHaveLength(32)
    expect(loadSealKey({ configured: undefined, folder })).toEqual(key)
    const file = join(folder, 'encryption-key')
    expect(readFileSync(file, 'utf8')).toBe(key.toString('base64'))
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(statSync(folder).mode & 0o077).toBe(0)
  })

  test('stays in memory for a database in memory', () => {
    const load = () => loadSealKey({ configured: undefined, folder: ':memory:' })
    expect(load()).not.toEqual(load())
  })
})

test('a secret is 256 random bits, and its hash reveals nothing about it', () => {
  const [first, second] = [randomSecret(), randomSecret()]
  for (const secret of [first, second]) expect(secret).toMatch(/^[\w-]{43}$/)
  expect(first).not.toBe(second)
  expect(hashSecret(first)).toMatch(/^[\w-]{43}$/)
  expect(hashSecret(first)).toBe(hashSecret(first))
  expect(hashSecret(first)).not.toBe(hashSecret(second))
})
