import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect } from 'vitest'
import { createSecretBox } from '#kernel/access/secret-box.ts'

/** Seals all with the first of the keys, as an operator does whose command is stopped on the way and begun again. */
export async function reseal(
  database: pg.Client,
  { url, keys }: { url: string; keys: readonly string[] },
): Promise<void> {
  const { prefix } = createSecretBox([Buffer.from(keys[0] ?? '', 'base64')])
  const countSealedBefore = async () => {
    const { rows } = await database.query(
      'select count(*)::int as n from security.secret_keys where not starts_with(sealed_token, $1)',
      [prefix],
    )
    return rows[0].n as number
  }
  const rotate = () =>
    spawn(process.execPath, ['scripts/keys.ts', 'rotate'], {
      stdio: 'ignore',
      env: { ...process.env, DATABASE_URL: url, ENCRYPTION_KEYS: keys.join() },
    })
  const all = await countSealedBefore()
  const stopped = rotate()
  while ((await countSealedBefore()) === all) await sleep(10)
  stopped.kill('SIGKILL')
  const [code] = await once(rotate(), 'exit')
  expect(code).toBe(0)
  expect(await countSealedBefore()).toBe(0)
}
