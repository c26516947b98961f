import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServices, type Contracts, type OpenApiDocument } from '../generate/bundle.ts'
import { CONTRACTS, GENERATED } from '../generate/services.ts'
import { announcementsOf, CHANGELOG, digestOf, digestOfText } from './entries.ts'

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

/**
 * Where this branch left the main one, or the last commit. While another branch is being merged, where either of
 * them left it, whichever is later.
 */
export function defaultRef(): string {
  const main = ['main@{upstream}', 'main'].find(name => tryGit('rev-parse', '--verify', '--quiet', name))
  const here = main && tryGit('merge-base', 'HEAD', main)
  const merged = main && tryGit('merge-base', 'MERGE_HEAD', main)
  const isLater = here && merged && tryGit('merge-base', here, merged) === here
  return (isLater ? merged : here) ?? 'HEAD'
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

/** The changelog as it was committed at a git ref; empty if there was none. */
export const changelogOf = (ref: string): string => tryGit('show', `${ref}:./${CHANGELOG}`) ?? ''

/**
 * The contracts that the changelog of a git ref is about: those of the ref itself or, if it has changes without
 * an entry, earlier ones. Throws when this clone has no commit with the contract of an entry.
 */
export async function announcedContracts(ref: string): Promise<Contracts> {
  const contracts = await contractsOf(ref)
  const changelog = changelogOf(ref)
  for (const [service, document] of contracts) {
    const [newest] = announcementsOf(changelog, service)
    if (!newest?.digest || newest.digest === digestOf(document)) continue
    const announced = findInHistory(service, newest.digest, ref)
    if (!announced)
      throw new Error(
        `no commit here has ${service} ${newest.version} as ${CHANGELOG} knows it. Get the whole history (git fetch --unshallow), or name a commit to compare with.`,
      )
    contracts.set(service, announced)
  }
  return contracts
}

/** The bundle with this digest, from the commits that led to a ref; undefined if none had it. */
export function findInHistory(service: string, digest: string, ref = 'HEAD'): OpenApiDocument | undefined {
  const file = `${GENERATED}/${service}/openapi.json`
  const commits = tryGit('log', '--full-history', '--format=%H', ref, '--', file)?.split('\n') ?? []
  for (const commit of commits) {
    const text = tryRead(commit, file)
    if (text && digestOfText(text) === digest) return JSON.parse(text)
  }
  return undefined
}

function tryRead(commit: string, file: string): string | undefined {
  try {
    return git('show', `${commit}:./${file}`)
  } catch {
    return undefined
  }
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
