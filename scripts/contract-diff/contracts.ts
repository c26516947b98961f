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

/** Bundles that are read at once. What is looked for is mostly one of the newest, and there are hundreds. */
const AT_ONCE = 8

/** The bundle with this digest, from the commits that led to a ref; undefined if none had it. */
export function findInHistory(service: string, digest: string, ref = 'HEAD'): OpenApiDocument | undefined {
  const blobs = blobsInHistory(service, ref)
  for (let at = 0; at < blobs.length; at += AT_ONCE) {
    const some = blobs.slice(at, at + AT_ONCE)
    readDigests(some.filter(blob => !knownDigests.has(blob)))
    const blob = some.find(each => knownDigests.get(each) === digest)
    if (blob) return JSON.parse(git('cat-file', 'blob', blob))
  }
  return undefined
}

/** What `blobsInHistory` and `readDigests` have found, because a changelog names many digests of one history. */
const foundBlobs = new Map<string, readonly string[]>()
const knownDigests = new Map<string, string>()

/** The git blobs of a service's bundles in the commits that led to a ref, the newest first. */
function blobsInHistory(service: string, ref: string): readonly string[] {
  const file = `${GENERATED}/${service}/openapi.json`
  const commit = tryGit('rev-parse', '--verify', '--quiet', ref) ?? ''
  const known = foundBlobs.get(`${commit} ${service}`)
  if (known) return known
  const changes = tryGit('log', '--full-history', '-m', '--raw', '--no-abbrev', '--format=', ref, '--', file)
  const blobs = new Set(
    changes?.split('\n').flatMap(line => /^:\S+ \S+ \S+ (\w+) [^D]/.exec(line)?.[1] ?? []),
  )
  foundBlobs.set(`${commit} ${service}`, [...blobs])
  return [...blobs]
}

/** Notes the digests of the texts of blobs. One process reads all of them, because each takes longer to start than to read. */
function readDigests(blobs: readonly string[]): void {
  if (!blobs.length) return
  const input = blobs.map(blob => `${blob}\n`).join('')
  let rest = execFileSync('git', ['cat-file', '--batch'], { input, maxBuffer: 256 * 1024 * 1024 })
  while (rest.length) {
    // A line "<blob> blob <bytes>", so many bytes, and a line break.
    const line = rest.subarray(0, rest.indexOf('\n'))
    const [blob = '', , bytes] = line.toString().split(' ')
    const start = line.length + 1
    const end = start + Number(bytes)
    knownDigests.set(blob, digestOfText(rest.toString('utf8', start, end)))
    rest = rest.subarray(end + 1)
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
