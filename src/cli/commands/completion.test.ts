import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { createTerminal } from '../test-io.ts'

async function scriptOf(shell: string): Promise<string> {
  const terminal = createTerminal(async () => new Response())
  onTestFinished(() => terminal.remove())
  const { code, stdout } = await terminal.run(`completion ${shell}`)
  expect(code).toBe(0)
  return stdout
}

/** What bash offers after some words, of which the last is not complete. */
function offeredBy(script: string, words: readonly string[]): string[] {
  const quoted = words.map(word => `'${word}'`).join(' ')
  const program = `${script}\nCOMP_WORDS=(gatepost ${quoted}); COMP_CWORD=${words.length}; _gatepost; echo "\${COMPREPLY[*]}"`
  return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).trim().split(/\s+/)
}

test('bash completes commands, those below them, and their options', async () => {
  const script = await scriptOf('bash')
  expect(offeredBy(script, ['lo'])).toEqual(['login', 'logout', 'lookup', 'logs'])
  expect(offeredBy(script, ['keys', 're'])).toEqual(['resume', 'recover'])
  expect(offeredBy(script, ['--json', 'keys', 'create', '--'])).toEqual(
    expect.arrayContaining(['--kind', '--label', '--hostname', '--json', '--help']),
  )
  // A value that is called as a command is no command.
  expect(offeredBy(script, ['lookup', 'keys', '--ci'])).toEqual(['--city'])
})

test.each(['zsh', 'fish'])('%s gets each command with what it does', async shell => {
  const script = await scriptOf(shell)
  for (const text of ['whoami', 'Show whose token it is', 'keys create', 'hostname'])
    expect(script).toContain(text)
  // The shells are not on every machine; where they are, they read it.
  const isThere = execFileSync('bash', ['-c', `command -v ${shell} || true`], { encoding: 'utf8' }).trim()
  if (isThere) execFileSync(shell, ['-n'], { input: script })
})
