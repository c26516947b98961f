import { expect, test } from 'vitest'
import { newestRelease } from './newest-release.ts'

const OLD = '20261127090000-aaaaaaaaaaaa'
const OWN = '20261128090000-bbbbbbbbbbbb'
const NEW = '20261129090000-cccccccccccc'
const REBUILT = '20261129090000-bbbbbbbbbbbb'
const MINUTE = 60_000

test.each<[string, [release: string | null, minute: number][], string | undefined]>([
  ['no call yet', [], undefined],
  ['servers without a portal', [[null, 5]], undefined],
  ['its own release', [[OWN, 5]], undefined],
  ['its own release, built again by another replica', [[REBUILT, 5]], undefined],
  [
    'an older server, which has not been replaced yet',
    [
      [OLD, 5],
      [OWN, 6],
    ],
    undefined,
  ],
  ['only an older server, as after a rollback', [[OLD, 5]], undefined],
  [
    'a newer server',
    [
      [OWN, 4],
      [NEW, 5],
    ],
    NEW,
  ],
  ['a newer server, and no call before', [[NEW, 1]], NEW],
  ['a newer server, just after the page was loaded from another one', [[NEW, 0.5]], undefined],
  [
    'a newer server while another one still responds',
    [
      [NEW, 5],
      [OWN, 4.5],
    ],
    undefined,
  ],
  [
    'a newer server that was replaced by the former one',
    [
      [NEW, 5],
      [OWN, 9],
    ],
    undefined,
  ],
  [
    'a newer server, and an older one until a minute ago',
    [
      [OWN, 3],
      [OLD, 4],
      [NEW, 5],
    ],
    NEW,
  ],
])('a page that has met %s', (_, met, release) => {
  const times = met.map(([name, minute]): [string | null, number] => [name, minute * MINUTE])
  expect(newestRelease({ own: OWN, loaded: 0, met: new Map(times) })).toBe(release)
})
