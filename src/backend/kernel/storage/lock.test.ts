import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
let other: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-lock-'))
  other = mkdtempSync(join(tmpdir(), 'gatepost-lock-'))
})
afterEach(() => {
  for (const path of [folder, other]) rmSync(path, { recursive: true, force: true })
})

test('a folder is held by only one, and free again once it is released', async () => {
  const first = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(
    `Another process uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  )
  await first.release()
  const second = await lockFolder(folder)
  await second.release()
})

test('another folder can be locked', async () => {
  const locks = await Promise.all([lockFolder(folder), lockFolder(other)])
  await Promise.all(locks.map(lock => lock.release()))
})

test('every path to a folder is the same lock', async () => {
  const link = join(other, 'link')
  symlinkSync(folder, link)
  const lock = await lockFolder(folder)
  await expect(lockFolder(link)).rejects.toThrow('Another process uses')
  await expect(lockFolder(`${folder}/../${folder.split('/').at(-1)}/`)).rejects.toThrow(
    'Another process uses',
  )
  await lock.release()
})

test('only one of several at once gets it', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  const held = outcomes.filter(outcome => outcome.status === 'fulfilled')
  expect(held).toHaveLength(1)
  await Promise.all(held.map(({ value }) => value.release()))
})

test('a missing folder cannot be locked', async () => {
  await expect(lockFolder(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})
