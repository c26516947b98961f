import { readFileSync } from 'node:fs'
import {
  type ChangedService,
  type ContractChange,
  changedServices,
} from '#portal/content/templates/changelog.ts'
import { announcementsIn, blocksOf, CHANGELOG } from '../contract-diff/entries.ts'

const DOCS = 'src/portal/content/pages/docs/changelog.mdx'

/** Sentences that `contract:diff` drafts, which say nothing about the change itself. */
const DRAFTED = [
  'Callers have nothing to do.',
  'Callers have nothing to do yet; what is deprecated ends on the day that the contract says.',
  'Callers have to follow the major changes; the others ask for nothing.',
]
/** Most lines of a breaking change that no one has put into words. */
const LINES = 6

/** The changes that callers can notice, for the changelog of the site, newest first. */
export function changelogFile(note: string): Record<string, string> {
  const changes = changesOf(readFileSync(CHANGELOG, 'utf8'), readFileSync(DOCS, 'utf8'))
  return {
    'changelog.ts': `${note}import type { ContractChange } from '#portal/content/templates/changelog.ts'

/** What changed in the contracts, newest first. */
export const changes: readonly ContractChange[] = ${JSON.stringify(changes, null, 2)}
`,
  }
}

/**
 * The entries of the contracts' changelog with a new minor or major version. The words for the address API are those of
 * its own page; the others are those of the entry. An entry without words is left out, unless it breaks callers.
 */
export function changesOf(changelog: string, docs: string): ContractChange[] {
  const ofAddresses = addressVersions(docs)
  const [, ...entries] = blocksOf(changelog)
  return entries
    .flatMap((entry): ContractChange[] => {
      const day = /^## (\S+):/.exec(entry)?.[1] ?? ''
      const versions = announcementsIn(entry)
        .filter(({ version }) => version.endsWith('.0'))
        .flatMap(({ service, version }) => (isKnown(service) ? [{ service, version }] : []))
      const address = versions.find(({ service }) => service === 'gateway')
      const others = versions.filter(each => each !== address)
      const isBreaking = others.some(({ version }) => version.endsWith('.0.0') && version !== '1.0.0')
      const text = wordsOf(entry, isBreaking)
      return [
        ...(address ? [{ day, versions: [address], ...ofAddress(address.version, ofAddresses) }] : []),
        ...(others.length && text.length ? [{ day, versions: others, isBreaking, text }] : []),
      ]
    })
    .filter(({ text }) => text.length)
    .toSorted((a, b) => b.day.localeCompare(a.day))
}

const isKnown = (service: string): service is ChangedService => Object.hasOwn(changedServices, service)

/** The paragraphs of each version of the address API. */
function addressVersions(docs: string): ReadonlyMap<string, string> {
  return new Map(
    docs
      .split(/^## /m)
      .slice(1)
      .map(section => {
        const end = section.indexOf('\n')
        return [section.slice(0, end).split(',')[0] ?? '', section.slice(end)]
      }),
  )
}

function ofAddress(
  version: string,
  versions: ReadonlyMap<string, string>,
): Pick<ContractChange, 'isBreaking' | 'text'> {
  const paragraphs = (versions.get(version) ?? '').split('\n').filter(line => line.trim())
  return {
    isBreaking: paragraphs.some(line => line.startsWith('**Breaking.**')),
    text: paragraphs.map(line => plain(line.replace(/^\*\*[A-Z][a-z]+\.\*\* /, ''))),
  }
}

/** The paragraphs of an entry without what is drafted; for a breaking change without any, its lines. */
function wordsOf(entry: string, isBreaking: boolean): string[] {
  const lines = entry.split('\n').slice(1)
  const words = lines
    .filter(line => line.trim() && !line.startsWith('- ') && !line.startsWith('Digests: '))
    .map(line => DRAFTED.reduce((text, sentence) => text.replace(sentence, ''), line).trim())
    .filter(Boolean)
  if (words.length || !isBreaking) return words.map(plain)
  const breaking = lines.flatMap(line => /^- \*\*\w+\*\*, major: (.+)$/.exec(line)?.[1] ?? [])
  const left = breaking.length - LINES
  return [...breaking.slice(0, LINES), ...(left > 0 ? [`And ${left} more.`] : [])].map(plain)
}

/** Links and bold words as text. */
function plain(line: string): string {
  return line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '')
}
