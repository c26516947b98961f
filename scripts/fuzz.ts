/**
 * npm run fuzz [-- requests]    sends generated requests to every operation, 100,000 by default
 *
 * `npm test` sends a few thousand, always the same. Each run of this sends others; FUZZ_SEED repeats a run.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const [requests = '100000'] = process.argv.slice(2)
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31))
console.log(`FUZZ_SEED=${seed} npm run fuzz -- ${requests}`)
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'backend', '--reporter=dot', 'tests/backend/kernel/fuzz.test.ts'],
  { env: { ...process.env, FUZZ_RUNS: requests, FUZZ_SEED: seed }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
