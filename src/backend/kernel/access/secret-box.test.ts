import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  closeForLink,
  createSecretBox,
  hashSecret,
  loadSealKeys,
  openFromLink,
  randomSecret,
} from './secret-box.ts'

const secretBox = createSecretBox([randomBytes(32)])

describe('a secretBox', () => {
  test.each(['', 'sk_token', 'Ümlaut 👩‍👩‍👧', 'x'.repeat(100_000)])('opens what it closed', text => {
    expect(secretBox.open(secretBox.close(text))).toBe(text)
  })

  test('hides the text, and whether two texts are equal', () => {
    const [first, second] = [secretBox.close('the same text'), secretBox.close('the same text')]
    expect(first).toMatch(/^v2\.[\w-]+$/)
    expect(Buffer.from(first.slice(3), 'base64url').toString('latin1')).not.toContain('the same text')
    expect(first).not.toBe(second)
  })

  test('rejects a text that was changed anywhere', () => {
    const bytes = Buffer.from(secretBox.close('a token').slice(3), 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => secretBox.open(`v2.${changed.toString('base64url')}`), `byte ${index}`).toThrow()
    }
  })

  test('rejects a text that was cut short', () => {
    const bytes = Buffer.from(secretBox.close('a token').slice(3), 'base64url')
    for (let length = 0; length < bytes.length; length++)
      expect(() => secretBox.open(`v2.${bytes.subarray(0, length).toString('base64url')}`)).toThrow()
  })

  test('rejects what another key sealed', () => {
    expect(() => secretBox.open(createSecretBox([randomBytes(32)]).close('a token'))).toThrow()
  })

  test.each(['', 'v1', 'v1.', 'v3.AAAA', 'a token'])('rejects another format: %s', text => {
    expect(() => secretBox.open(text)).toThrow('sealed text of an unknown format')
  })
})

describe('a secretBox whose key was replaced', () => {
  const [before, after] = [randomBytes(32), randomBytes(32)]
  const old = createSecretBox([before])
  const replaced = createSecretBox([after, before])

  test('seals with the first key, and opens with all of them', () => {
    const sealed = replaced.close('a token')
    expect(sealed.startsWith(replaced.prefix)).toBe(true)
    expect(createSecretBox([after]).open(sealed)).toBe('a token')
    expect(() => old.open(sealed)).toThrow('ENCRYPTION_KEYS')
    expect(replaced.open(old.close('a token'))).toBe('a token')
    expect(old.close('a token').startsWith(replaced.prefix)).toBe(false)
  })

  test('opens what was sealed before texts said which key it was', () => {
    const key = Buffer.alloc(32, 7)
    const sealed = 'v1.X80vpIaoFal7Z1tYvWXVy-qi2SKm6imvKlxbfSrj1fzerE4'
    expect(createSecretBox([after, key]).open(sealed)).toBe('a token')
    expect(openFromLink(createSecretBox([after, key]), sealed.slice(3))).toBe('a token')
    expect(() => replaced.open(sealed)).toThrow()
  })

  test('opens links of both keys', () => {
    const link = closeForLink(old, 'a link')
    expect(link).toMatch(/^[\w-]+$/)
    expect(openFromLink(replaced, link)).toBe('a link')
    expect(openFromLink(replaced, closeForLink(replaced, 'a link'))).toBe('a link')
  })

  test('hashes with the first key, and knows the hashes of the others', () => {
    expect(replaced.mac('test', 'code')).not.toEqual(old.mac('test', 'code'))
    expect(replaced.macs('test', 'code')).toEqual([replaced.mac('test', 'code'), old.mac('test', 'code')])
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
    expect(loadSealKeys({ configured: [key.toString('base64')], folder: ':memory:' })).toEqual([key])
  })

  test('is created once for a folder, readable only by its owner', () => {
    const folder = newFolder()
    const [key] = loadSealKeys({ configured: [], folder })
    expect(key).toHaveLength(32)
    expect(loadSealKeys({ configured: [], folder })).toEqual([key])
    const file = join(folder, 'encryption-key')
    expect(readFileSync(file, 'utf8')).toBe(key.toString('base64'))
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(statSync(folder).mode & 0o077).toBe(0)
  })

  test('stays in memory for a database in memory', () => {
    const load = () => loadSealKeys({ configured: [], folder: ':memory:' })
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
