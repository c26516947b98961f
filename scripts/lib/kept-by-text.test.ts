import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptByText } from './kept-by-text.ts'

const NAME = 'of-a-test'
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-kept-'))
  path = join(folder, 'a.ts')
  writeFileSync(path, '')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  rmSync(`.cache/kept/${NAME}.json`, { force: true })
})

/** A reader as a new process has it, which notes what it reads. */
function reader(code: readonly string[] = []) {
  const texts: string[] = []
  const read = keptByText(NAME, code, ({ text }: { path: string; text: string }) => {
    texts.push(text)
    return text.length
  })
  return { texts, read: (text: string) => read([{ path, text }]) }
}

test('a file is read once by all processes, and again when its text has changed', () => {
  expect(reader().read('one')).toEqual([3])
  const second = reader()
  expect([...second.read('one'), ...second.read('three')]).toEqual([3, 5])
  expect(second.texts).toEqual(['three'])
})

test('a file is read again when the code that reads it has changed', () => {
  expect(reader().read('one')).toEqual([3])
  const other = reader([import.meta.url])
  expect(other.read('one')).toEqual([3])
  expect(other.texts).toEqual(['one'])
})
