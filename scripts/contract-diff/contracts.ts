import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServices, type Contracts } from '../generate/bundle.ts'
import { CONTRACTS, GENERATED } from '../generate/services.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args).trim()
  } catch {
    return undefined
  }
}

/** Where this branch left the main branch, or the last commit if there is none. */
export function defaultRef(): string {
  return tryGit('merge-base', 'HEAD', 'main@{upstream}') ?? 'HEAD'
}

/**
 * The contracts as they were committed at a git ref. Throws when there is no such ref. The bundles are committed
 * beside their contracts; a missing one is generated from its contract at that commit.
 */
export async function contractsOf(ref: string): Promise<Contracts> {
  const commit = tryGit('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (!commit) throw new Error(`git knows no commit ${ref}`)
  const files = git('ls-tree', '-r', '--name-only', commit, '--', CONTRACTS, GENERATED).split('\n')
  const services = files.flatMap(
    file => new RegExp(`^${CONTRACTS}/([^/]+)/openapi\\.yaml$`).exec(file)?.[1] ?? [],
  )
  const contracts: Contracts = new Map()
  const bundles = services.filter(service => files.includes(`${GENERATED}/${service}/openapi.json`))
  for (const service of bundles)
    contracts.set(service, JSON.parse(git('show', `${commit}:./${GENERATED}/${service}/openapi.json`)))
  const others = services.filter(service => !bundles.includes(service))
  if (others.length)
    for (const [service, document] of await bundlesOf(commit, others)) contracts.set(service, document)
  return contracts
}

async function bundlesOf(commit: string, services: readonly string[]): Promise<Contracts> {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'))
  try {
    const archive = join(folder, 'contracts.tar')
    git('archive', '--output', archive, commit, CONTRACTS)
    execFileSync('tar', ['-x', '-f', archive, '-C', folder])
    return bundleServices(join(folder, CONTRACTS), services)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
