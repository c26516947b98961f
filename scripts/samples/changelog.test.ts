import { expect, test } from 'vitest'
import { changesOf } from './changelog.ts'

const DOCS = `---
title: x
---

## 3.0.0, November 26, 2026

**Breaking.** A parameter is rejected. See [Requests](/docs/requests).

## 2.1.0, November 22, 2026

**Added.** \`X-Tag\`.
`

const entry = (heading: string, ...lines: string[]) =>
  `## ${heading}\n\n${lines.join('\n\n')}\n\nDigests: x.\n`

test('an entry has its words, without what is drafted, and one for the address API has those of its page', () => {
  const changelog = [
    '# Changes\n',
    entry(
      '2026-11-26: gateway 3.0.0, security 4.3.0',
      'The request log. Callers have nothing to do.',
      '- **security**, minor: `listRequests`: is new; no one calls it yet.',
    ),
    entry('2026-11-22: gateway 2.1.0', 'Callers have nothing to do.'),
  ].join('\n')
  expect(changesOf(changelog, DOCS)).toEqual([
    {
      day: '2026-11-26',
      versions: [{ service: 'gateway', version: '3.0.0' }],
      isBreaking: true,
      text: ['A parameter is rejected. See Requests.'],
    },
    {
      day: '2026-11-26',
      versions: [{ service: 'security', version: '4.3.0' }],
      isBreaking: false,
      text: ['The request log.'],
    },
    {
      day: '2026-11-22',
      versions: [{ service: 'gateway', version: '2.1.0' }],
      isBreaking: false,
      text: ['`X-Tag`.'],
    },
  ])
})

test('a patch, and an addition without words, are left out; a breaking change never is', () => {
  const major = '- **billing**, major: `listOrders`: parameter `x` is gone; calls with it are rejected.'
  const changelog = [
    '# Changes\n',
    entry('2026-11-26: billing 3.1.1', 'Only words.'),
    entry('2026-11-25: billing 3.1.0', 'Callers have nothing to do.'),
    entry(
      '2026-11-24: billing 3.0.0',
      'Callers have to follow the major changes; the others ask for nothing.',
      major,
    ),
  ].join('\n')
  expect(changesOf(changelog, DOCS)).toEqual([
    {
      day: '2026-11-24',
      versions: [{ service: 'billing', version: '3.0.0' }],
      isBreaking: true,
      text: ['`listOrders`: parameter `x` is gone; calls with it are rejected.'],
    },
  ])
})
