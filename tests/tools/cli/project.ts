import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packCli } from '../../../scripts/clients/cli.ts'

/** How a command of the installed program ended. */
export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** An empty project with the packed command line. */
export interface CliProject {
  folder: string
  /** Where the package is installed. */
  installed: string
  /** Runs a line of a shell, in which `gatepost` is the installed program. `onError` gets what it prints meanwhile. */
  shell(line: string, env: Record<string, string>, onError?: (printed: string) => void): Promise<Ended>
  remove(): void
}

/** Installs the packed command line in an empty project, without a network, as it depends on nothing. */
export async function startCliProject(): Promise<CliProject> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-cli-'))
  const { name, tarball } = await packCli(join(folder, 'tarballs'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { [name]: `file:${tarball}` } }),
  )
  const options = ['--offline', '--no-package-lock', '--loglevel=error']
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'pipe' })
  mkdirSync(join(folder, 'config'))
  return {
    folder,
    installed: join(folder, 'node_modules', name),
    shell: (line, env, onError) =>
      new Promise(resolve => {
        const child = spawn('bash', ['-c', `set -o pipefail; ${line}`], {
          cwd: folder,
          env: {
            PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`,
            HOME: folder,
            XDG_CONFIG_HOME: join(folder, 'config'),
            ...env,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        let [stdout, stderr] = ['', '']
        child.stdout.on('data', chunk => {
          stdout += chunk
        })
        child.stderr.on('data', chunk => {
          stderr += chunk
          onError?.(stderr)
        })
        child.on('close', code => resolve({ code: code ?? 1, stdout, stderr }))
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Milliseconds that the fastest of some runs of a program took. */
export async function fastestOf(program: string, parameters: string[], runs: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await new Promise<void>((resolve, reject) =>
      execFile(process.execPath, [program, ...parameters], error => (error ? reject(error) : resolve())),
    )
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}
