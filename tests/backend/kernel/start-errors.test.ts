import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explainStartError } from '#kernel/start-errors.ts'
import { freePort } from '../../../scripts/lib/processes/free-port.ts'
import { ServerEnded, startServer } from '../../../scripts/lib/processes/server.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-start-'))
  writeFileSync(join(folder, 'file'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The output of a server that does not start. */
async function printed(env: Record<string, string>): Promise<string> {
  const settings = { APP_ENV: 'development', DATABASE_URL: undefined, LOG_LEVEL: 'silent', ...env }
  const started = await startServer(settings).catch((error: unknown) => error)
  if (!(started instanceof ServerEnded)) throw new Error('the server has started')
  expect(started.code).toBe(1)
  return started.message
}

describe('a server that cannot start says why in one line', () => {
  test.runIf(isFullRun)('when its folder would be inside a file', async () => {
    const DATA_DIR = join(folder, 'file', 'data')
    expect(await printed({ DATA_DIR })).toBe(
      `DATA_DIR: cannot write to ${DATA_DIR}: a part of the path is a file (ENOTDIR)\n`,
    )
  })

  // Node's own way to make a folder with its parents never returns there.
  test.runIf(isFullRun && process.platform === 'linux')('when the system makes no folder there', async () => {
    expect(await printed({ DATA_DIR: '/proc/data' })).toBe(
      'DATA_DIR: cannot write to /proc/data: it cannot be made (ENOENT)\n',
    )
  })

  test('when its database is damaged', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'damaged-'))
    await fillDataFolder(DATA_DIR)
    const file = join(DATA_DIR, 'database', 'global', 'pg_control')
    truncateSync(file, 100)
    expect(await printed({ DATA_DIR })).toMatch(
      new RegExp(`^DATA_DIR: ${file} is missing or damaged \\(.*\\)\\. Restore all of DATA_DIR .*\\n$`),
    )
  })

  test.runIf(isFullRun)('when no database listens, without the password', async () => {
    const port = await freePort()
    const DATABASE_URL = `postgres://dana:sentinel@localhost:${port}/gatepost`
    expect(await printed({ DATA_DIR: folder, DATABASE_URL })).toBe(
      `DATABASE_URL: localhost:${port}/gatepost: nothing listens there (ECONNREFUSED)\n`,
    )
  })
})

describe('the line', () => {
  const settings = {
    DATABASE_URL: 'postgres://dana:sentinel@db.example/gatepost',
    DATA_DIR: '/data',
    HOST: '127.0.0.1',
    PORT: 3000,
  }
  const failure = (code: string, more: object = {}) => Object.assign(new Error('sentinel'), { code, ...more })

  test.each([
    [
      failure('28P01'),
      'DATABASE_URL: db.example/gatepost: the server refuses the user or the password (28P01)',
    ],
    [failure('3D000'), 'DATABASE_URL: db.example/gatepost: the server has no such database (3D000)'],
    [new Error('timeout expired'), 'DATABASE_URL: db.example/gatepost: it does not answer (timeout expired)'],
    [failure('ENOTFOUND'), 'DATABASE_URL: db.example/gatepost: there is no such host (ENOTFOUND)'],
    [
      new Error('Failed query: create schema', { cause: failure('42501') }),
      'DATABASE_URL: db.example/gatepost: the user may not create the schemas and tables (42501)',
    ],
    [
      new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]),
      'DATABASE_URL: db.example/gatepost: nothing listens there (ECONNREFUSED)',
    ],
    [
      failure('EADDRINUSE', { syscall: 'listen' }),
      'PORT: 127.0.0.1:3000 is taken by another process (EADDRINUSE)',
    ],
    [failure('EACCES', { syscall: 'listen' }), 'PORT: this user may not listen on 3000 (EACCES)'],
    [
      failure('EACCES', { path: '/data/x' }),
      'DATA_DIR: cannot write to /data: this user may not write there (EACCES)',
    ],
    [failure('EEXIST', { path: '/data' }), 'DATA_DIR: cannot write to /data: it is a file (EEXIST)'],
    [new Error('Something else'), 'Something else'],
    ['a text', 'a text'],
  ])('for %s is: %s', (error, line) => {
    expect(explainStartError(error, settings)).toBe(line)
  })
})
